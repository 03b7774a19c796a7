/// A list of steps with its own order, concurrent with the other tracks.
package struct Track: Hashable, Sendable {
  package var name: String
  package var steps: [Step]

  package init(name: String, steps: [Step]) {
    self.name = name
    self.steps = steps
  }
}
