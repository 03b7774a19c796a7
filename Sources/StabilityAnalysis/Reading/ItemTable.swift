import TimelineModel
import ToolbarModel

/// Gives every id a small number and keeps what the header declares of it.
///
/// Declared items come first, in declaration order; other ids follow as they appear.
struct ItemTable: Sendable {
  private(set) var ids: [ItemID] = []
  private var numbers: [ItemID: Int] = [:]
  private var facts: [ItemFacts] = []
  let declared: [TimelineItem]
  let isPhone: Bool
  /// Whether the device's poses say which axis bars have.
  let hasPoseTable: Bool
  /// Whether two declared items look the same.
  private(set) var hasTwins = false
  /// Numbers of the declared items of each group, by the group's number.
  private var members: [Int: [Int]] = [:]
  // Findings name the tab control and the button even when they are not placed.
  private(set) var divider = 0
  private(set) var overflow = 0
  private(set) var tabs = 0
  /// Nil until it is first seen.
  private(set) var title: Int?
  private(set) var back: Int?
  private(set) var search: Int?

  init(_ header: TimelineHeader) {
    declared = header.items
    let profile = DeviceProfile.named(header.device)
    isPhone =
      profile.map { $0.capabilities.idiom == .phone } ?? header.device.hasPrefix("iphone")
    hasPoseTable =
      profile?.capabilities.hasVerticalBars == true
      && (LinkedSDK(rawValue: header.os).map { $0 >= .sdk27_1 } ?? false)
    for item in declared { _ = number(of: item.id) }
    var looks: [[String]: Int] = [:]
    for declaration in declared {
      let item = number(of: declaration.id)
      facts[item].declare(declaration, isPhone: isPhone)
      if let symbol = declaration.symbol, let title = declaration.title {
        let number = looks[[symbol, title]] ?? looks.count
        if looks.updateValue(number, forKey: [symbol, title]) != nil { hasTwins = true }
        facts[item].looks = number
      }
      guard let group = declaration.group.map({ number(of: $0) }) else { continue }
      facts[item].group = group
      facts[group].kind.formUnion([.group, .unjudged])
      members[group, default: []].append(item)
    }
    divider = number(of: .divider)
    tabs = number(of: .tabs)
    overflow = number(of: .overflow)
  }

  var count: Int { ids.count }

  mutating func number(of id: ItemID) -> Int {
    if let number = numbers[id] { return number }
    let number = ids.count
    numbers[id] = number
    ids.append(id)
    facts.append(ItemFacts(id))
    switch id {
    case .title: title = number
    case .back: back = number
    case .search: search = number
    default: break
    }
    return number
  }

  /// The same, found at once when it is the likely one.
  mutating func number(of id: ItemID, likely: Int) -> Int {
    likely < ids.count && ids[likely].name == id.name ? likely : number(of: id)
  }

  func existingNumber(of id: ItemID) -> Int? { numbers[id] }

  func name(_ item: Int) -> String { ids[item].name }

  func `is`(_ item: Int, _ kind: ItemFacts.Kind) -> Bool { facts[item].kind.contains(kind) }

  func declaration(_ item: Int) -> TimelineItem? { item < declared.count ? declared[item] : nil }

  /// A number for the declared placement; nil when there is none.
  func placementNumber(_ item: Int) -> Int? { facts[item].placementNumber }

  func rank(_ item: Int) -> Int? { facts[item].rank }

  mutating func set(priority: VisibilityPriority, of item: Int) {
    guard isDeclared(item), !isPinned(item) else { return }
    facts[item].rank = priority.rank
  }

  /// The edge across that an item holds to; nil when its placement does not say it.
  func side(_ item: Int) -> Anchor.Side? { facts[item].side }

  /// The number of an item's group.
  func group(of item: Int) -> Int? { facts[item].group }

  /// The declared items of an item's group, itself included; empty without one.
  func groupMembers(of item: Int) -> [Int] { group(of: item).flatMap { members[$0] } ?? [] }

  /// Whether two items are declared with the same symbol and title.
  func looksLike(_ item: Int, _ other: Int) -> Bool {
    facts[item].looks != nil && facts[item].looks == facts[other].looks
  }
}

extension ItemTable {
  func isDeclared(_ item: Int) -> Bool { `is`(item, .declared) }

  func isSystem(_ item: Int) -> Bool { `is`(item, .system) }

  func isPinned(_ item: Int) -> Bool { `is`(item, .pinned) }

  /// Always in the menu, as far as the declaration says it.
  func isPermanent(_ item: Int) -> Bool { `is`(item, .permanent) }

  /// Perhaps always in the menu: declared without a place. Only the whole timeline can tell.
  func mayBePermanent(_ item: Int) -> Bool { `is`(item, .perhapsPermanent) }

  func isGroup(_ item: Int) -> Bool { `is`(item, .group) }

  func isAlwaysAvailable(_ item: Int) -> Bool { `is`(item, .alwaysAvailable) }

  /// The tab control in any of its forms.
  func isTabControl(_ item: Int) -> Bool { `is`(item, .tabControl) }

  /// What no rule about presence judges: title, overflow button, the cancel button of a search, tabs, and the item
  /// that stands for a group.
  func isUnjudged(_ item: Int) -> Bool { `is`(item, .unjudged) }
}
