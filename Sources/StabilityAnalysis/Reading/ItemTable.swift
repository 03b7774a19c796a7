import TimelineModel
import ToolbarModel

/// Gives every id a small number and keeps what the header declares of it.
///
/// Declared items come first, in declaration order; other ids follow as they appear.
struct ItemTable: Sendable {
  private(set) var ids: [ItemID] = []
  private var numbers: [ItemID: Int] = [:]
  let declared: [TimelineItem]
  let isPhone: Bool
  /// Whether the device's poses say which axis bars have.
  let hasPoseTable: Bool
  /// Pinned items outrank every priority.
  private var ranks: [Int?]
  private(set) var hasStoodInBar: [Bool] = []
  /// Numbers of the groups of declared items; a group's id is placed when one item stands for all of them.
  private var groups: [Int?] = []
  /// Numbers of the declared items of each group, by the group's number.
  private var members: [Int: [Int]] = [:]
  private var groupNumbers: Set<Int> = []

  init(_ header: TimelineHeader) {
    declared = header.items
    let profile = DeviceProfile.named(header.device)
    isPhone =
      profile.map { $0.capabilities.idiom == .phone } ?? header.device.hasPrefix("iphone")
    hasPoseTable =
      profile?.capabilities.hasVerticalBars == true
      && (LinkedSDK(rawValue: header.os).map { $0 >= .sdk27_1 } ?? false)
    ranks = declared.map { item in
      item.placement == .topBarPinnedTrailing
        ? Int.max : (item.priority ?? .automatic).rank
    }
    for item in declared { _ = number(of: item.id) }
    for (item, declaration) in declared.enumerated() {
      guard let group = declaration.group.map({ number(of: $0) }) else {
        groups.append(nil)
        continue
      }
      groups.append(group)
      groupNumbers.insert(group)
      members[group, default: []].append(item)
    }
  }

  mutating func number(of id: ItemID) -> Int {
    if let number = numbers[id] { return number }
    numbers[id] = ids.count
    ids.append(id)
    hasStoodInBar.append(false)
    return ids.count - 1
  }

  func existingNumber(of id: ItemID) -> Int? { numbers[id] }

  func declaration(_ item: Int) -> TimelineItem? { item < declared.count ? declared[item] : nil }

  func placement(_ item: Int) -> ToolbarItemPlacement? { declaration(item)?.placement }

  /// Nil for ids that are not declared.
  func rank(_ item: Int) -> Int? { item < ranks.count ? ranks[item] : nil }

  func isPinned(_ item: Int) -> Bool { placement(item) == .topBarPinnedTrailing }

  mutating func set(priority: VisibilityPriority, of item: Int) {
    guard item < ranks.count, !isPinned(item) else { return }
    ranks[item] = priority.rank
  }

  mutating func stoodInBar(_ item: Int) { hasStoodInBar[item] = true }

  /// Always in the menu, as far as the declaration says it.
  func isPermanent(_ item: Int) -> Bool {
    guard let item = declaration(item) else { return false }
    return item.isPermanent || (isPhone && item.placement == .secondaryAction)
  }

  /// Perhaps always in the menu: declared without a place. Only the whole timeline can tell.
  func mayBePermanent(_ item: Int) -> Bool {
    guard let item = declaration(item) else { return false }
    return !item.isPermanent && item.placement == nil
  }

  /// The number of an item's group.
  func group(of item: Int) -> Int? { item < groups.count ? groups[item] : nil }

  /// The declared items of an item's group, itself included; empty without one.
  func groupMembers(of item: Int) -> [Int] { group(of: item).flatMap { members[$0] } ?? [] }

  func isGroup(_ item: Int) -> Bool { groupNumbers.contains(item) }

  func isAlwaysAvailable(_ item: Int) -> Bool { declaration(item)?.isAlwaysAvailable ?? false }

  func name(_ item: Int) -> String { ids[item].name }

  func isSystem(_ item: Int) -> Bool { ids[item].isSystem }
}
