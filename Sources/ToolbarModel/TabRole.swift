/// The role of a tab.
package enum TabRole: String, Hashable, Sendable, CaseIterable {
  case search
}
