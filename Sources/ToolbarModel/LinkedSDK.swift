/// The SDK the app was linked with; decides which generation of toolbar rules applies.
@usableFromInline package enum LinkedSDK: String, Hashable, Sendable, CaseIterable, Comparable {
  case sdk26 = "26"
  case sdk27_0 = "27.0"
  case sdk27_1 = "27.1"
  /// As 27.1 until something differs.
  case sdk27_2 = "27.2"

  @inlinable package static func < (a: LinkedSDK, b: LinkedSDK) -> Bool { a.order < b.order }

  // Spelled out, so that other modules call it without a witness table.
  @inlinable package static func >= (a: LinkedSDK, b: LinkedSDK) -> Bool { a.order >= b.order }

  @inlinable var order: Int {
    switch self {
    case .sdk26: 0
    case .sdk27_0: 1
    case .sdk27_1: 2
    case .sdk27_2: 3
    }
  }
}
