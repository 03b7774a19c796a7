/// What can be explored: a root, the moves from every node, and what a final node comes to.
///
/// Moves always make progress (an event is consumed or time runs on), so the graph has no cycles.
/// Equal nodes must have equal futures; whatever a later move reads belongs into the node.
package protocol InterleavingModel: Sendable {
  associatedtype Node: Hashable, Sendable
  associatedtype Outcome: Hashable, Sendable
  associatedtype Mark: Hashable, Sendable

  /// How many additive scores every move carries.
  var metricCount: Int { get }
  var root: Node { get }
  /// No graph has fewer nodes, as far as that is known before it is built: one that cannot fit a budget is
  /// not begun.
  var fewestNodes: BigCount { get }
  /// In document order of strands, time last; none from a final node.
  func moves(from node: Node) -> [InterleavingMove<Node, Mark>]
  /// One of `moves` by its choice; nil when it is not among them.
  func move(_ choice: ScheduleChoice, from node: Node) -> InterleavingMove<Node, Mark>?
  /// What a final node comes to: the final layout.
  func outcome(of node: Node) -> Outcome
  /// How many events each strand still has; for uniform sampling.
  func remaining(at node: Node) -> [Int]
}
