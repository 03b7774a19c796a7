/// One move of the state graph: a choice, where it leads, what it costs and what it shows on the way.
package struct InterleavingMove<Node: Hashable & Sendable, Mark: Hashable & Sendable>: Sendable {
  package var choice: ScheduleChoice
  package var node: Node
  /// The additive scores of this move, in the order of the model's metrics; empty when all are zero.
  package var scores: [Int]
  /// Findings and failed expectations that this move brings to light.
  package var marks: [Mark]

  package init(choice: ScheduleChoice, node: Node, scores: [Int], marks: [Mark] = []) {
    self.choice = choice
    self.node = node
    self.scores = scores
    self.marks = marks
  }
}
