/// The argument of a `menu` event.
package enum MenuCommand: String, Hashable, Sendable, CaseIterable {
  case open
  case close
}
