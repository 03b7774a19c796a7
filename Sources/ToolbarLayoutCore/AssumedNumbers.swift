import ToolbarModel

/// What decisions in each kind of bar rest on that is not published; a raw value is the index of its list.
enum AssumedNumbers: Int32, CaseIterable {
  /// A vertical bar of symbols.
  case vertical
  /// A horizontal bar in which a text length counts.
  case text
  /// A horizontal bar with a search field.
  case search

  /// The numbers that `profile` has assumed, for each case in order.
  static func lists(_ profile: DeviceProfile) -> [[ProfileNumber]] {
    allCases.map { kind in kind.numbers.filter { profile.numbers[$0]?.grade == .assumed } }
  }

  private var numbers: [ProfileNumber] {
    switch self {
    case .vertical: [.stripControl, .stripGap, .stripPitch, .stripTabPitch, .stripEndMargin]
    case .text: [.barGap, .barMargin, .titleMinimum, .itemPadding, .textScale]
    case .search: AssumedNumbers.text.numbers + [.searchMinimum, .searchIdeal]
    }
  }
}
