/// One state of a statechart as it is declared: SCXML's `state`, `parallel`, `final` and `history`.
package struct ChartState: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Atomic without children, compound with them.
    case state
    /// All children are active together.
    case parallel
    case final
    /// Remembers the children (or, when deep, the leaves) its parent had when it was last left.
    case history(isDeep: Bool)
  }

  package var id: String
  package var kind: Kind
  /// Ids entered by default; empty is the first child.
  package var initial: [String]
  /// In document order.
  package var transitions: [ChartTransition]
  package var children: [ChartState]
  /// Events raised when the state is entered and left.
  package var raisesOnEntry: [String]
  package var raisesOnExit: [String]

  package init(
    _ id: String,
    kind: Kind = .state,
    initial: [String] = [],
    transitions: [ChartTransition] = [],
    children: [ChartState] = [],
    raisesOnEntry: [String] = [],
    raisesOnExit: [String] = []
  ) {
    self.id = id
    self.kind = kind
    self.initial = initial
    self.transitions = transitions
    self.children = children
    self.raisesOnEntry = raisesOnEntry
    self.raisesOnExit = raisesOnExit
  }
}
