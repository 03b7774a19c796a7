/// The role of a button in a toolbar.
package enum ItemRole: String, Hashable, Sendable, CaseIterable {
  case destructive
  case cancel
  case confirm
}
