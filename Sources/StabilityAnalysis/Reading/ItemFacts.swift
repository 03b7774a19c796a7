import TimelineModel
import ToolbarModel

/// What the rules ask of an item again and again, read once from its id and its declaration.
struct ItemFacts: Sendable {
  struct Kind: OptionSet, Sendable {
    let rawValue: UInt16

    static let system = Kind(rawValue: 1 << 0)
    static let tabSlot = Kind(rawValue: 1 << 1)
    static let tabControl = Kind(rawValue: 1 << 2)
    /// Its id stands for a whole group.
    static let group = Kind(rawValue: 1 << 3)
    /// No rule about presence judges it.
    static let unjudged = Kind(rawValue: 1 << 4)
    static let declared = Kind(rawValue: 1 << 5)
    static let permanent = Kind(rawValue: 1 << 6)
    static let perhapsPermanent = Kind(rawValue: 1 << 7)
    static let alwaysAvailable = Kind(rawValue: 1 << 8)
    /// Declared with a title that is blank, or with none.
    static let untitled = Kind(rawValue: 1 << 9)
    static let ellipsis = Kind(rawValue: 1 << 10)
    static let pinned = Kind(rawValue: 1 << 11)
    static let keyboard = Kind(rawValue: 1 << 12)
  }

  var kind: Kind
  /// The edge it holds to, by its placement.
  var side: Anchor.Side?
  /// Equal for items declared with the same placement; nil without one.
  var placementNumber: Int?
  /// Nil for ids that are not declared.
  var rank: Int?
  /// The number of its group.
  var group: Int?
  /// Equal for declared items with the same symbol and the same title; nil when one is missing.
  var looks: Int?

  /// What an id alone says.
  init(_ id: ItemID) {
    kind = []
    if id.isSystem { kind.insert(.system) }
    if id.isTab { kind.insert(.tabSlot) }
    if id.isTab || id == .tabs || id == .moreTab { kind.formUnion([.tabControl, .unjudged]) }
    switch id {
    case .title, .subtitle, .overflow, .cancelSearch, .divider: kind.insert(.unjudged)
    default: break
    }
  }

  /// Adds what the header declares.
  mutating func declare(_ item: TimelineItem, isPhone: Bool) {
    kind.insert(.declared)
    placementNumber = item.placement.flatMap { ToolbarItemPlacement.allCases.firstIndex(of: $0) }
    side = Anchor.side(item.placement)
    if item.isPermanent || (isPhone && item.placement == .secondaryAction) {
      kind.insert(.permanent)
    }
    if !item.isPermanent && item.placement == nil { kind.insert(.perhapsPermanent) }
    if item.isAlwaysAvailable { kind.insert(.alwaysAvailable) }
    if !(item.title?.contains { $0 != " " } ?? false) { kind.insert(.untitled) }
    if item.symbol?.hasPrefix("ellipsis") == true { kind.insert(.ellipsis) }
    if item.placement == .keyboard { kind.insert(.keyboard) }
    if item.placement == .topBarPinnedTrailing {
      kind.insert(.pinned)
      // Pinned items outrank every priority.
      rank = Int.max
    } else {
      rank = (item.priority ?? .automatic).rank
    }
  }
}
