/// How far the hinge is open, as the system reports it.
@usableFromInline package enum HingeStatus: String, Hashable, Sendable, CaseIterable {
  case closed
  case partiallyOpen
  case fullyOpen
}
