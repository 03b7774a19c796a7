/// SwiftUI's `presentationPlacement` of a sheet.
package enum PresentationPlacement: String, Hashable, Sendable, CaseIterable {
  case automatic
  case leading
  case center
  case trailing
}
