/// Whether an item starts in a customizable bar.
package enum CustomizationVisibility: String, Hashable, Sendable, CaseIterable {
  case automatic
  case hidden
}
