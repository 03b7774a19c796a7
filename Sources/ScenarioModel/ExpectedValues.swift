package import ToolbarModel

// The small payloads of `ExpectationClause`, read together.

/// `exactly: {BAR: [ids]}`.
package struct ExpectedBar: Hashable, Sendable {
  package var bar: Bar
  package var ids: [ItemID]

  package init(bar: Bar, ids: [ItemID]) {
    self.bar = bar
    self.ids = ids
  }
}

/// `bar: {id: BAR}`.
package struct ExpectedPlace: Hashable, Sendable {
  package var id: ItemID
  package var bar: Bar

  package init(id: ItemID, bar: Bar) {
    self.id = id
    self.bar = bar
  }
}

/// `form: {id: FORM}`.
package struct ExpectedForm: Hashable, Sendable {
  package var id: ItemID
  package var form: ItemForm

  package init(id: ItemID, form: ItemForm) {
    self.id = id
    self.form = form
  }
}

/// `frame: {id: [x, y, w, h]}`; four figures, nil unchecked.
package struct ExpectedFrame: Hashable, Sendable {
  package var id: ItemID
  package var figures: [Length?]

  package init(id: ItemID, figures: [Length?]) {
    self.id = id
    self.figures = figures
  }
}

/// `barFrame: {BAR: [x, y, w, h]}`; four figures, nil unchecked.
package struct ExpectedBarFrame: Hashable, Sendable {
  package var bar: Bar
  package var figures: [Length?]

  package init(bar: Bar, figures: [Length?]) {
    self.bar = bar
    self.figures = figures
  }
}

/// The states of the tab control.
package enum ExpectedTabs: String, Hashable, Sendable, CaseIterable {
  case full
  case compact
  case hidden
}
