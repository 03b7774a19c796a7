package import SourceText
package import ToolbarModel

/// A screen under its name, with the places its parts were declared (for lint and messages).
package struct NamedScreen: Hashable, Sendable {
  package var name: String
  package var screen: Screen
  /// Path of the file that declares it (another one with `from:`).
  package var path: String
  package var position: SourcePosition
  /// Where each declared id stands.
  package var itemPositions: [ItemID: SourcePosition]

  package init(
    name: String,
    screen: Screen,
    path: String,
    position: SourcePosition,
    itemPositions: [ItemID: SourcePosition] = [:]
  ) {
    self.name = name
    self.screen = screen
    self.path = path
    self.position = position
    self.itemPositions = itemPositions
  }
}
