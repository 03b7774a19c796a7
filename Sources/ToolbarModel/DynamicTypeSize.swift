/// SwiftUI's text sizes.
@usableFromInline package enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5
}
