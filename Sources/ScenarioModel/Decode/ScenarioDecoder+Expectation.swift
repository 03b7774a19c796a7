import SourceText
import ToolbarModel

extension ScenarioDecoder {
  func expectation(_ node: CheckedNode, at position: SourcePosition) -> Expectation {
    Expectation(
      clauses: node.entries.map { clause($0.key, $0.value) },
      position: position,
      node: node.node
    )
  }

  private func clause(_ key: String, _ value: CheckedNode) -> ExpectationClause {
    switch key {
    case "visible": .visible(value.ids)
    case "overflow": .overflow(value.ids)
    case "reachable": .reachable(value.ids)
    case "absent": .absent(value.ids)
    case "dropped": .dropped(value.ids)
    case "exactly":
      .exactly(value.entries.map { ExpectedBar(bar: Self.bar($0.key), ids: $0.value.ids) })
    case "order": .order(value.ids)
    case "bar":
      .bar(
        value.entries.map { ExpectedPlace(id: ItemID($0.key), bar: $0.value.value(Bar.self)) }
      )
    case "form":
      .form(
        value.entries.map { ExpectedForm(id: ItemID($0.key), form: $0.value.value(ItemForm.self)) }
      )
    case "frame":
      .frame(
        value.entries.map { ExpectedFrame(id: ItemID($0.key), figures: Self.figures($0.value)) }
      )
    case "barFrame":
      .barFrame(
        value.entries.map {
          ExpectedBarFrame(bar: Self.bar($0.key), figures: Self.figures($0.value))
        }
      )
    case "window": .window(Self.figures(value))
    case "sheet": .sheet(Self.figures(value))
    case "contentSize": .contentSize(Self.figures(value))
    case "keyboardHeight": .keyboardHeight(value.length)
    case "backTitle": .backTitle(value.text)
    case "safeArea":
      .safeArea(
        top: value["top"]?.figure,
        left: value["left"]?.figure,
        bottom: value["bottom"]?.figure,
        right: value["right"]?.figure
      )
    case "strip": .strip(value.value(StripSide.self))
    case "overflowButton": .overflowButton(isShown: value.text == "shown")
    case "tabs": .tabs(value.value(ExpectedTabs.self))
    case "sizeClass":
      .sizeClass(
        horizontal: Self.sizeClass(value.elements.first),
        vertical: Self.sizeClass(value.elements.last)
      )
    case "searching": .searching(value.boolean)
    case "minimized": .minimized(Self.minimized(value))
    default: preconditionFailure("checked expectation has no known key: \(key)")
    }
  }

  private static func bar(_ name: String) -> Bar {
    guard let bar = Bar(rawValue: name) else {
      preconditionFailure("checked expectation names no bar: \(name)")
    }
    return bar
  }

  private static func figures(_ node: CheckedNode) -> [Length?] { node.elements.map(\.figure) }

  private static func sizeClass(_ node: CheckedNode?) -> SizeClass? {
    guard let node, !node.isNothing else { return nil }
    return node.value(SizeClass.self)
  }

  /// `true` means the navigation bar, `false` and `none` no bar.
  private static func minimized(_ node: CheckedNode) -> [ToolbarPlacement] {
    if node.isList { return node.elements.map { $0.value(ToolbarPlacement.self) } }
    switch node.text {
    case "none": return []
    case "navigationBar", "tabBar": return [node.value(ToolbarPlacement.self)]
    default: return node.boolean ? [.navigationBar] : []
    }
  }
}
