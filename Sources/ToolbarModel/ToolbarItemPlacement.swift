/// SwiftUI's `ToolbarItemPlacement`, every case available on iOS.
@usableFromInline package enum ToolbarItemPlacement: String, Hashable, Sendable, CaseIterable {
  case automatic
  case principal
  case title
  case subtitle
  case largeTitle
  case largeSubtitle
  case navigation
  case primaryAction
  case secondaryAction
  case confirmationAction
  case cancellationAction
  case destructiveAction
  case topBarLeading
  case topBarTrailing
  case topBarPinnedTrailing
  case bottomBar
  case status
  case keyboard
  case bottomOrnament
  /// Deprecated at 27.0; stands where `topBarLeading` does.
  case navigationBarLeading
  /// Deprecated at 27.0; stands where `topBarTrailing` does.
  case navigationBarTrailing
}
