import ToolbarModel

/// The unpublished numbers that decisions in each kind of bar rest on.
struct AssumedNumbers: Hashable, Sendable {
  /// A vertical bar of symbols.
  let vertical: [ProfileNumber]
  /// A horizontal bar of controls.
  let horizontal: [ProfileNumber]
  /// A horizontal bar in which a text length counts.
  let text: [ProfileNumber]
  /// A horizontal bar with a search field.
  let search: [ProfileNumber]

  init(_ profile: DeviceProfile) {
    func assumed(_ numbers: [ProfileNumber]) -> [ProfileNumber] {
      numbers.filter { profile.numbers[$0]?.grade == .assumed }
    }
    let bars: [ProfileNumber] = [.barGap, .barMargin, .titleMinimum]
    vertical = assumed([.stripControl, .stripGap, .stripPitch, .stripTabPitch, .stripEndMargin])
    horizontal = assumed(bars)
    text = assumed(bars + [.itemPadding, .textScale])
    search = assumed(bars + [.itemPadding, .textScale, .searchMinimum, .searchIdeal])
  }
}
