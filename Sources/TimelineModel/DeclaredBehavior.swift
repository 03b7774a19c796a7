package import ToolbarModel

/// The header's `declared`: what lets a recording be judged without its scenario. Nil is not said.
package struct DeclaredBehavior: Hashable, Sendable {
  package var compression: ToolbarVerticalCompressionBehavior?
  package var restoration: ToolbarMinimizationRestoration?
  package var titleMinimum: Length?
  /// `update`, `freeze` or `dismiss`.
  package var menuPolicy: String?

  package init(
    compression: ToolbarVerticalCompressionBehavior? = nil,
    restoration: ToolbarMinimizationRestoration? = nil,
    titleMinimum: Length? = nil,
    menuPolicy: String? = nil
  ) {
    self.compression = compression
    self.restoration = restoration
    self.titleMinimum = titleMinimum
    self.menuPolicy = menuPolicy
  }

  package var isEmpty: Bool { self == DeclaredBehavior() }
}
