/// Whether the window's scene is active, inactive or in the background.
package enum WindowActivity: String, Hashable, Sendable, CaseIterable {
  case active
  case inactive
  case background
}
