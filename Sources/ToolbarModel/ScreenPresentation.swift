/// Whether a screen fills the window or is a sheet.
package enum ScreenPresentation: String, Hashable, Sendable, CaseIterable {
  case screen
  case sheet
}
