/// The mappings of the timeline format, each with keys of its own.
package enum TimelineTable: String, Hashable, Sendable, CaseIterable {
  case timeline
  case item
  case priority
  case declared
  case entry
  case traits
  case inputs
  case openMenu
  case finding
  case summary
  case excess

  /// The keys in the order the canonical writer uses.
  package var keys: [TimelineField] {
    switch self {
    case .timeline: TimelineKey.fields
    case .item: TimelineItemKey.fields
    case .priority: PriorityKey.fields
    case .declared: DeclaredKey.fields
    case .entry: TimelineEntryKey.fields
    case .traits: TimelineTraitsKey.fields
    case .inputs: ItemInputsKey.fields
    case .openMenu: OpenMenuKey.fields
    case .finding: FindingKey.fields
    case .summary: TimelineSummaryKey.fields
    case .excess: ExcessKey.fields
    }
  }

  /// What the mapping is called in messages: `unknown key “x” in an entry`.
  var title: String {
    switch self {
    case .timeline: "a timeline"
    case .item: "an item"
    case .priority: "a priority"
    case .declared: "“declared”"
    case .entry: "an entry"
    case .traits: "“traits”"
    case .inputs: "an item's inputs"
    case .openMenu: "“menu”"
    case .finding: "a finding"
    case .summary: "“summary”"
    case .excess: "“excess”"
    }
  }
}
