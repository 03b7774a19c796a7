import ToolbarModel

/// The lengths at which more than a fit changes: size classes, tab slots, columns, granted sizes, sheets.
///
/// A superset does no harm: neighbours that turn out equal are joined.
struct SweepStructure {
  let thresholds: [Length]

  init(_ prepared: PreparedScreen, _ traits: Traits, _ axis: SweepAxis) {
    let metrics = prepared.metrics
    let profile = prepared.profile
    var found: [Length] = []
    let maximum = Length(hundredths: profile.value(.windowMaximum))
    if maximum > 0 { found.append(maximum) }
    switch axis {
    case .width:
      found.append(metrics.regularWidth)
      let ratio = profile.value(.windowMinimumRatio)
      if ratio > 0 {
        // The width from which the granted height follows it, and where that height becomes regular.
        for height in [traits.window.height, metrics.regularHeight] {
          found.append(Length(hundredths: (height.hundredths * 100 + ratio - 1) / ratio))
        }
      }
      found.append(metrics.sheetMaximumWidth + metrics.sheetMargin * 2)
      found.append(metrics.sheetMaximumWidth + 80)
      found += Self.columns(prepared, traits)
      found += Self.horizontalTabs(prepared, traits)
    case .height:
      found.append(metrics.regularHeight)
      found.append(Length(hundredths: traits.window.width.hundredths / 2))
      found += Self.stripTabs(prepared, traits)
    }
    thresholds = found
  }

  private static func columns(_ prepared: PreparedScreen, _ traits: Traits) -> [Length] {
    guard prepared.screen.container == .navigationSplitView else { return [] }
    let metrics = prepared.metrics
    let sides = [Length.zero, metrics.stripWidth, metrics.safeSideLandscape * 2]
    return sides.flatMap { side in
      (1...2).map { side + metrics.sidebarWidth * $0 + metrics.detailMinimum }
    }
  }

  private static func horizontalTabs(_ prepared: PreparedScreen, _ traits: Traits) -> [Length] {
    let metrics = prepared.metrics
    let around = Bars.surroundings(of: prepared, in: traits)
    let outside =
      around.window.width - around.canvas.width + around.bare.left + around.bare.right
      + metrics.barMargin * 2
    return prepared.screen.tabs.indices.map { outside + metrics.tabSlotMinimum * ($0 + 1) }
  }

  private static func stripTabs(_ prepared: PreparedScreen, _ traits: Traits) -> [Length] {
    let metrics = prepared.metrics
    let around = Bars.surroundings(of: prepared, in: traits)
    guard around.isVertical else { return [] }
    let outside = around.window.height - (around.runBottom - around.runTop)
    return prepared.screen.tabs.indices.flatMap { index in
      let capsule = metrics.stripTabPadding * 2 + metrics.stripTabPitch * (index + 1)
      return [outside + capsule, outside + capsule + metrics.stripGap + metrics.stripControl]
    }
  }
}
