import ToolbarModel
import YAMLSyntax

/// Makes the entries of a toolbar from checked nodes.
enum ToolbarDecoder {
  static func entry(_ node: CheckedNode) -> ToolbarEntry {
    if let id = node["item"] { return .item(item(id.id, node, isOwnEntry: true)) }
    if let id = node["group"] { return .group(group(id.id, node, kind: groupKind(node))) }
    if let id = node["controlGroup"] {
      let kind = ToolbarItemGroup.Kind.controlGroup(
        title: node["title"]?.text ?? "",
        symbol: node["systemImage"]?.text
      )
      return .group(group(id.id, node, kind: kind))
    }
    if let sizing = node["spacer"] {
      return .spacer(
        ToolbarSpacer(
          sizing: sizing.value(SpacerSizing.self),
          placement: placement(node),
          column: column(node)
        )
      )
    }
    if let kind = node["defaultItem"] {
      return .defaultItem(
        DefaultToolbarItem(
          kind: kind.value(ToolbarDefaultItemKind.self),
          placement: placement(node),
          column: column(node)
        )
      )
    }
    return .overflowMenu((node["overflowMenu"]?.elements ?? []).map { menuEntry($0) })
  }

  private static func menuEntry(_ node: CheckedNode) -> OverflowMenuEntry {
    guard let id = node["item"] else { return .divider }
    return .item(item(id.id, node, isOwnEntry: false))
  }

  private static func groupKind(_ node: CheckedNode) -> ToolbarItemGroup.Kind {
    node["title"].map { .labelled(title: $0.text) } ?? .plain
  }

  private static func group(
    _ id: ItemID,
    _ node: CheckedNode,
    kind: ToolbarItemGroup.Kind
  ) -> ToolbarItemGroup {
    ToolbarItemGroup(
      id: id,
      kind: kind,
      placement: placement(node),
      priority: node["visibilityPriority"].map { priority($0) },
      when: node["when"].map { ConditionDecoder.condition($0) },
      items: (node["items"]?.elements ?? []).map { item in
        self.item(item["item"]?.id ?? "", item, isOwnEntry: false)
      },
      column: column(node)
    )
  }

  private static func item(_ id: ItemID, _ node: CheckedNode, isOwnEntry: Bool) -> ToolbarItem {
    ToolbarItem(
      id: id,
      content: content(node),
      placement: isOwnEntry ? placement(node) : nil,
      priority: node["visibilityPriority"].map { priority($0) },
      axisBehavior: node["axisBehavior"]?.value(ToolbarItemAxisBehavior.self) ?? .automatic,
      role: node["role"]?.value(ItemRole.self),
      badge: node["badge"].map { badge($0) },
      disabled: node["disabled"].flatMap { disabled($0) },
      when: node["when"].map { ConditionDecoder.condition($0) },
      width: node["width"]?.length,
      contentMarginsRemoved: node["contentMarginsRemoved"]?.boolean ?? false,
      sharedBackground: node["sharedBackgroundVisibility"]?
        .value(SharedBackgroundVisibility.self) ?? .automatic,
      customization: customization(node),
      column: column(node)
    )
  }

  private static func content(_ node: CheckedNode) -> ItemContent {
    let title = node["title"]?.text
    let symbol = node["systemImage"]?.text
    if let view = node["view"], let width = view["width"], let height = view["height"] {
      return .view(
        Size(width: width.length, height: height.length),
        title: title,
        symbol: symbol
      )
    }
    if let title, let symbol { return .label(title: title, symbol: symbol) }
    if let title { return .title(title) }
    guard let symbol else {
      preconditionFailure("checked item has no content, at \(node.position)")
    }
    return .symbol(symbol)
  }

  static func priority(_ node: CheckedNode) -> VisibilityPriority {
    if let base = node["higherThan"] { return .higherThan(priority(base)) }
    if let base = node["lowerThan"] { return .lowerThan(priority(base)) }
    switch node.text {
    case "low": return .low
    case "automatic": return .automatic
    case "high": return .high
    default: preconditionFailure("checked priority is no word: \(node.text)")
    }
  }

  private static func badge(_ node: CheckedNode) -> Badge {
    if case .integer(let count) = node.node.scalar?.value { return .count(count) }
    return .text(node.text)
  }

  /// `true` is a condition that always holds, `false` is none.
  private static func disabled(_ node: CheckedNode) -> Condition? {
    if node.isMapping { return ConditionDecoder.condition(node) }
    return node.boolean ? .all([]) : nil
  }

  private static func customization(_ node: CheckedNode) -> ItemCustomization {
    let own = node["defaultCustomization"]
    return ItemCustomization(
      defaultVisibility: own?["visibility"]?.value(CustomizationVisibility.self) ?? .automatic,
      isAlwaysAvailable: own?["options"]?.elements.contains { $0.text == "alwaysAvailable" }
        ?? false,
      behavior: node["customizationBehavior"]?.value(ToolbarCustomizationBehavior.self) ?? .default
    )
  }

  private static func placement(_ node: CheckedNode) -> ToolbarItemPlacement {
    node["placement"]?.value(ToolbarItemPlacement.self) ?? .automatic
  }

  private static func column(_ node: CheckedNode) -> SplitViewColumn {
    node["column"]?.value(SplitViewColumn.self) ?? .detail
  }
}
