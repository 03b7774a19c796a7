import ToolbarModel

/// Turns the declared entries of a screen into candidates and blocks, in declaration order.
struct CandidateBuilder {
  private(set) var candidates: [Candidate] = []
  private(set) var ids: [ItemID] = []
  private(set) var priorities: [VisibilityPriority] = []
  private(set) var conditions: [CandidateConditions] = []
  private(set) var blocks: [CandidateBlock] = []
  /// By block: the group it comes from, or the lone item.
  private(set) var blockIDs: [ItemID] = []
  private(set) var menuRows: [OverflowMenuEntry]?
  private(set) var searchDefault: ToolbarItemPlacement?
  private(set) var titleDefault: ToolbarItemPlacement?
  private(set) var blockPriorities: [VisibilityPriority] = []
  private var spacers: [ToolbarSpacer] = []
  private let text: TextTable
  private let scale: Int

  init(text: TextTable, scale: Int) {
    self.text = text
    self.scale = scale
  }

  mutating func add(_ screen: Screen) {
    for entry in screen.toolbar {
      switch entry {
      case .item(let item):
        let placement = item.placement ?? .automatic
        let priority = item.priority ?? .automatic
        openBlock(.plain, item.id, isGroup: false, placement, priority)
        add(item, .item, placement, priority, groupWhen: nil, item.column)
      case .group(let group): add(group)
      case .spacer(let spacer): spacers.append(spacer)
      case .defaultItem(let item): add(item)
      case .overflowMenu(let rows): menuRows = (menuRows ?? []) + rows
      }
    }
    let isSearchable = screen.searchable != nil || screen.tabs.contains { $0.role == .search }
    if isSearchable, searchDefault == nil { addSearch(.automatic, .detail) }
  }

  private mutating func add(_ group: ToolbarItemGroup) {
    let priority = group.priority ?? .automatic
    switch group.kind {
    case .plain:
      openBlock(.plain, group.id, isGroup: true, group.placement, priority)
      let first = candidates.count
      for item in group.items {
        // An item without the shared background is a capsule of its own and breaks the run in two.
        let isAlone = item.sharedBackground == .hidden && group.items.count > 1
        if isAlone, candidates.count > first {
          openBlock(.plain, group.id, isGroup: true, group.placement, priority)
        }
        add(
          item,
          .item,
          group.placement,
          item.priority ?? priority,
          groupWhen: group.when,
          group.column
        )
        if isAlone, item.id != group.items.last?.id {
          openBlock(.plain, group.id, isGroup: true, group.placement, priority)
        }
      }
    case .labelled:
      openBlock(.labelled, group.id, isGroup: true, group.placement, priority)
      for item in group.items {
        add(
          item,
          .item,
          group.placement,
          item.priority ?? priority,
          groupWhen: group.when,
          group.column
        )
      }
    case .controlGroup(let title, _):
      openBlock(.control, group.id, isGroup: true, group.placement, priority)
      append(
        group.id,
        .controlGroup,
        group.placement,
        priority,
        column: group.column,
        hasSymbol: group.items.allSatisfy { $0.content.symbol != nil && !$0.content.isView },
        textLength: text.length(of: title, scale: scale),
        when: group.when
      )
      for item in group.items {
        add(
          item,
          .member,
          group.placement,
          item.priority ?? priority,
          groupWhen: group.when,
          group.column
        )
      }
    }
  }

  private mutating func add(_ item: DefaultToolbarItem) {
    switch item.kind {
    case .search:
      guard searchDefault == nil else { return }
      searchDefault = item.placement
      addSearch(item.placement, item.column)
    case .title: titleDefault = item.placement
    case .sidebarToggle:
      openBlock(.plain, .sidebarToggle, isGroup: false, item.placement, .automatic)
      append(
        .sidebarToggle,
        .sidebarToggle,
        item.placement,
        .automatic,
        column: item.column,
        hasSymbol: true
      )
    }
  }

  private mutating func addSearch(_ placement: ToolbarItemPlacement, _ column: SplitViewColumn) {
    openBlock(.plain, .search, isGroup: false, placement, .automatic)
    append(.search, .search, placement, .automatic, column: column, hasSymbol: true)
    openBlock(.plain, .cancelSearch, isGroup: false, placement, .automatic)
    append(.cancelSearch, .cancelSearch, placement, .automatic, column: column, hasSymbol: true)
  }

  private mutating func openBlock(
    _ kind: CandidateBlock.Kind,
    _ id: ItemID,
    isGroup: Bool,
    _ placement: ToolbarItemPlacement,
    _ priority: VisibilityPriority
  ) {
    // Spacers of the same placement that wait since the last block of it stand in front of this one.
    let mine = spacers.filter { $0.placement == placement }
    spacers.removeAll { $0.placement == placement }
    var traits: CandidateBlock.Traits = []
    if placement == .topBarPinnedTrailing { traits.insert(.pinned) }
    if placement == .status { traits.insert(.status) }
    if id == .search { traits.insert(.search) }
    if id == .search || id == .cancelSearch || id == .sidebarToggle { traits.insert(.system) }
    if mine.contains(where: { $0.sizing == .flexible }) { traits.insert(.pushed) }
    blocks.append(
      CandidateBlock(
        kind: kind,
        traits: traits,
        isGroup: isGroup,
        first: candidates.count,
        fixedSpacers: mine.count { $0.sizing == .fixed }
      )
    )
    blockIDs.append(id)
    blockPriorities.append(priority)
  }

  private mutating func add(
    _ item: ToolbarItem,
    _ kind: Candidate.Kind,
    _ placement: ToolbarItemPlacement,
    _ priority: VisibilityPriority,
    groupWhen: Condition?,
    _ column: SplitViewColumn
  ) {
    var viewSize = Size(width: 0, height: 0)
    if case .view(let size, _, _) = item.content { viewSize = size }
    append(
      item.id,
      kind,
      placement,
      priority,
      column: column,
      axis: item.axisBehavior,
      hasSymbol: item.content.symbol != nil,
      isView: item.content.isView,
      viewSize: viewSize,
      textLength: text.length(of: item.content.title ?? "", scale: scale),
      declaredLength: item.width,
      hasMargins: !item.contentMarginsRemoved,
      when: item.when,
      groupWhen: groupWhen,
      customization: item.customization
    )
  }

  private mutating func append(
    _ id: ItemID,
    _ kind: Candidate.Kind,
    _ placement: ToolbarItemPlacement,
    _ priority: VisibilityPriority,
    column: SplitViewColumn,
    axis: ToolbarItemAxisBehavior = .automatic,
    hasSymbol: Bool,
    isView: Bool = false,
    viewSize: Size = Size(width: 0, height: 0),
    textLength: Length = 0,
    declaredLength: Length? = nil,
    hasMargins: Bool = true,
    when: Condition? = nil,
    groupWhen: Condition? = nil,
    customization: ItemCustomization = ItemCustomization()
  ) {
    ids.append(id)
    priorities.append(priority)
    conditions.append(CandidateConditions(group: groupWhen, own: when))
    candidates.append(
      Candidate(
        kind,
        block: Int32(blocks.count - 1),
        placement: placement,
        column: column,
        axis: axis,
        hasSymbol: hasSymbol,
        isView: isView,
        viewSize: viewSize,
        textLength: textLength,
        declaredLength: declaredLength,
        hasMargins: hasMargins,
        isConditional: when != nil || groupWhen != nil,
        customization: customization
      )
    )
    blocks[blocks.count - 1].count += 1
  }
}

extension ItemContent {
  var isView: Bool {
    switch self {
    case .view: true
    case .symbol, .title, .label: false
    }
  }
}
