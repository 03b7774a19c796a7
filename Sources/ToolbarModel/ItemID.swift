/// The name of a toolbar item, or of something the system provides.
package struct ItemID: Hashable, Comparable, Sendable {
  package var name: String

  package init(_ name: String) { self.name = name }

  package static func < (a: ItemID, b: ItemID) -> Bool { a.name < b.name }
}

extension ItemID: ExpressibleByStringLiteral, CustomStringConvertible {
  package init(stringLiteral value: String) { self.init(value) }
  package var description: String { name }
}

/// Ids the system provides; a scenario cannot declare them.
extension ItemID {
  package static let back: ItemID = "back"
  package static let title: ItemID = "title"
  package static let subtitle: ItemID = "subtitle"
  /// The ellipsis button.
  package static let overflow: ItemID = "overflow"
  /// The search field or button.
  package static let search: ItemID = "search"
  package static let cancelSearch: ItemID = "cancelSearch"
  /// The tab control, whole or compact.
  package static let tabs: ItemID = "tabs"
  /// The slot shown when more tabs exist than fit.
  package static let moreTab: ItemID = "moreTab"
  /// The button of a `DefaultToolbarItem` of kind `sidebarToggle`.
  package static let sidebarToggle: ItemID = "sidebarToggle"
  /// A separator line inside the overflow menu; not an item.
  package static let divider: ItemID = "divider"

  package static let reserved: [ItemID] = [
    .back, .title, .subtitle, .overflow, .search, .cancelSearch, .tabs, .moreTab, .sidebarToggle,
    .divider,
  ]

  /// The slot of one tab: `tab:Library`.
  package static func tab(_ name: String) -> ItemID { ItemID("tab:\(name)") }

  package var isTab: Bool { name.hasPrefix("tab:") }

  /// Provided by the system: one of the reserved names, or a tab's slot.
  package var isSystem: Bool { isTab || ItemID.reserved.contains(self) }
}
