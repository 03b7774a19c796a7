package import ToolbarModel

/// What every existing bar holds, in the order of `Bar`; an empty list is a bar that is there.
package struct BarContents: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package var bar: Bar
    package var ids: [ItemID]

    package init(bar: Bar, ids: [ItemID]) {
      self.bar = bar
      self.ids = ids
    }
  }

  package var rows: [Row]

  package init(_ rows: [Row] = []) {
    self.rows = rows.sorted { $0.bar < $1.bar }
  }

  /// The ids of a bar; nil when the bar does not exist.
  package subscript(bar: Bar) -> [ItemID]? { rows.first { $0.bar == bar }?.ids }

  /// The bar that holds an id; the menu counts as one. Nil when it stands nowhere.
  package func bar(of id: ItemID) -> Bar? { rows.first { $0.ids.contains(id) }?.bar }
}
