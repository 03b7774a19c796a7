/// Why one item is where it is, as numbers and names; reports put it into words.
@usableFromInline package struct ItemDecision: Hashable, Sendable {
  package var id: ItemID
  /// The bar it stands in; nil when it stands nowhere.
  package var bar: Bar?
  package var rule: LayoutRule
  package var numbers: FitNumbers?
  package var priority: VisibilityPriority?
  /// The items that stayed where this one had to leave, strongest first.
  package var lostTo: [ItemID]
  /// The smallest extra room along the axis with which it would be in a bar; nil when room is not the reason.
  package var shortBy: Length?
  /// Assumed (unpublished) numbers of the profile that the decision rests on.
  package var assumed: [ProfileNumber]

  package init(
    id: ItemID,
    bar: Bar?,
    rule: LayoutRule,
    numbers: FitNumbers? = nil,
    priority: VisibilityPriority? = nil,
    lostTo: [ItemID] = [],
    shortBy: Length? = nil,
    assumed: [ProfileNumber] = []
  ) {
    self.id = id
    self.bar = bar
    self.rule = rule
    self.numbers = numbers
    self.priority = priority
    self.lostTo = lostTo
    self.shortBy = shortBy
    self.assumed = assumed
  }
}

extension ItemDecision {
  /// A decision with a number for its item, whose priority stands in the table.
  @usableFromInline package struct Row: LayoutRow {
    @usableFromInline package let item: Int32
    /// Index in the grounds of the layout's record.
    @usableFromInline package var grounds: Int32
    @usableFromInline package var bar: Bar?
    @usableFromInline package var rule: LayoutRule
    /// It had to leave its place, or to stand behind its group; those who stayed are in the grounds.
    @usableFromInline package var hasYielded: Bool
    @usableFromInline package var shortBy: Length?

    @inlinable @inline(__always) package init(
      item: Int32,
      bar: Bar?,
      rule: LayoutRule,
      grounds: Int32,
      hasYielded: Bool = false,
      shortBy: Length? = nil
    ) {
      self.item = item
      self.bar = bar
      self.rule = rule
      self.grounds = grounds
      self.hasYielded = hasYielded
      self.shortBy = shortBy
    }

    /// Notes that the item had to make room, `shortBy` of which was missing.
    @inlinable package mutating func yield(_ rule: LayoutRule, shortBy: Length) {
      self.rule = rule
      self.shortBy = shortBy
      hasYielded = true
    }

    @usableFromInline package func value(in record: LayoutRecord) -> ItemDecision {
      let grounds = record.grounds[Int(grounds)]
      return ItemDecision(
        id: record.id(item),
        bar: bar,
        rule: rule,
        numbers: grounds.numbers,
        priority: record.table.priority(item),
        lostTo: hasYielded ? record.ids(grounds.survivors) : [],
        shortBy: shortBy,
        assumed: grounds.assumed.map { record.table.assumed[Int($0)] } ?? []
      )
    }
  }
}

package typealias ItemDecisions = LayoutList<ItemDecision.Row>
