/// Whether a screen fills the window or is a sheet.
@usableFromInline package enum ScreenPresentation: String, Hashable, Sendable, CaseIterable {
  case screen
  case sheet
}
