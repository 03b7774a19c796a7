/// Everything a timeline says before its entries.
package struct TimelineHeader: Hashable, Sendable {
  /// Version of the layout rules and profiles that made it; nil for captures.
  package var model: Int?
  /// Path-like name: `photo-editor/fold-while-searching`.
  package var scenario: String
  /// One line for people; not written to disk.
  package var title: String?
  /// A profile's name, or any word for a captured device.
  package var device: String
  package var os: String
  /// The combination of a matrix this timeline belongs to, in order of the matrix.
  package var matrix: [MatrixChoice]
  /// In declaration order.
  package var items: [TimelineItem]
  package var declared: DeclaredBehavior

  package init(
    model: Int? = nil,
    scenario: String,
    title: String? = nil,
    device: String,
    os: String,
    matrix: [MatrixChoice] = [],
    items: [TimelineItem] = [],
    declared: DeclaredBehavior = DeclaredBehavior()
  ) {
    self.model = model
    self.scenario = scenario
    self.title = title
    self.device = device
    self.os = os
    self.matrix = matrix
    self.items = items
    self.declared = declared
  }
}
