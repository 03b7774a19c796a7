/// The numbers a device profile holds; raw values are the names scenarios use to override them.
package enum ProfileNumber: String, Hashable, Sendable, CaseIterable {
  // Hinge thresholds, hundredths of a degree.
  case hingeOpening = "hinge.opening"
  case hingeClosing = "hinge.closing"
  case hingeFull = "hinge.full"
  /// The angle that the state partiallyOpen stands for.
  case hingePartial = "hinge.partial"
  // Durations, milliseconds.
  case rotationNotice = "rotation.notice"
  case rotationDuration = "rotation.duration"
  case foldDuration = "fold.duration"
  /// From the hinge's notice to the new geometry.
  case foldNotice = "fold.notice"
  /// How long a folded landscape reports the other landscape (measured transients).
  case foldedLandscapeStay = "fold.otherLandscape"
  /// From the scene's geometry to the window's bounds (measured transients).
  case boundsLag = "fold.boundsLag"
  case keyboardDuration = "keyboard.duration"
  case searchDuration = "search.duration"
  case minimizationDuration = "minimization.duration"
  case navigationDuration = "navigation.duration"
  case presentationDuration = "presentation.duration"
  case splitDuration = "split.duration"
  case menuDuration = "menu.duration"
  // Gestures.
  case sampleInterval = "sample.interval"
  case scrollStep = "scroll.step"
  case scrollDuration = "scroll.duration"
  // Windows: which sizes are granted, and when a side is regular.
  case windowMaximum = "window.maximum"
  /// Percent of the width that the height has at least.
  case windowMinimumRatio = "window.minimumRatio"
  case regularWidth = "sizeClass.regularWidth"
  case regularHeight = "sizeClass.regularHeight"
  /// Leading part of the top bar that an iPad's window controls take in windowed mode.
  case windowControls = "window.controls"
  case splitHalf = "split.half"
  // Safe area of a bare window.
  case safeTop = "safeArea.top"
  case safeTopLandscape = "safeArea.topLandscape"
  case safeBottom = "safeArea.bottom"
  case safeBottomLandscape = "safeArea.bottomLandscape"
  case safeSideLandscape = "safeArea.sideLandscape"
  /// The divider's side of the right half in Split View.
  case rightHalfLeftInset
  // Status cluster and camera of a foldable.
  case clusterOuterHeight = "cluster.outerHeight"
  case clusterLandscapeHeight = "cluster.outerLandscapeHeight"
  case clusterInnerHeight = "cluster.innerHeight"
  case clusterBandWidth = "cluster.bandWidth"
  case cameraSize = "camera.size"
  case cameraSide = "camera.side"
  case cameraTop = "camera.top"
  case foldWidth = "fold.width"
  // Vertical bar.
  case stripWidth = "strip.width"
  case stripCentre = "strip.centre"
  case stripControl = "strip.control"
  case stripGap = "strip.gap"
  case stripPitch = "strip.pitch"
  case stripEndMargin = "strip.endMargin"
  case stripTabPitch = "strip.tabPitch"
  case stripTabPadding = "strip.tabPadding"
  case stripFixedSpacer = "strip.fixedSpacer"
  case leftHalfStart
  // Title row beside a vertical bar.
  case rowTop = "row.top"
  case rowHeight = "row.height"
  case rowLargeHeight = "row.largeHeight"
  case rowGapBelow = "row.gapBelow"
  case rowLeading = "row.leading"
  case rowTrailingGap = "row.trailingGap"
  // Sheets.
  case sheetMargin = "sheet.margin"
  case sheetTop = "sheet.top"
  case sheetRowTop = "sheet.rowTop"
  case sheetRowLeading = "sheet.rowLeading"
  case sheetMaximumWidth = "sheet.maximumWidth"
  case sheetMaximumHeight = "sheet.maximumHeight"
  // Horizontal bars.
  case barTop = "bar.top"
  case barHeight = "bar.height"
  case barControl = "bar.control"
  case barMargin = "bar.margin"
  case barGap = "bar.gap"
  case barGapBelow = "bar.gapBelow"
  case largeTitleHeight = "bar.largeTitle"
  case bottomBarHeight = "bottomBar.height"
  case tabBarHeight = "tabBar.height"
  case tabBarTopHeight = "tabBar.topHeight"
  case tabSlotMinimum = "tabBar.slotMinimum"
  case tabSlotTop = "tabBar.slotTop"
  case tabSlotHeight = "tabBar.slotHeight"
  case keyboardBarHeight = "keyboardBar.height"
  case itemPadding = "item.padding"
  case titleMinimum = "title.minimum"
  case subtitleHeight = "subtitle.height"
  case fixedSpacer = "spacer.fixed"
  /// Percent by which the text table is scaled.
  case textScale = "text.scale"
  // Search.
  case searchRowHeight = "search.row"
  case searchIdeal = "search.ideal"
  case searchMinimum = "search.minimum"
  /// What a field keeps under `avoidHidingContent`.
  case searchYielded = "search.yielded"
  case searchRowField = "search.rowField"
  case searchRowGap = "search.rowGap"
  case searchRegularWidth = "search.regularWidth"
  case searchInnerWidth = "search.innerWidth"
  // Columns of a split view.
  case sidebarWidth = "column.sidebar"
  case detailMinimum = "column.detailMinimum"
  // Heights of the software keyboard.
  case keyboardPortrait = "keyboard.portrait"
  case keyboardLandscape = "keyboard.landscape"
  case keyboardInnerPortrait = "keyboard.innerPortrait"
  case keyboardInnerLandscape = "keyboard.innerLandscape"
  // The box of an app linked before the 27 SDK on a device with vertical bars.
  case legacyWidth = "legacy.width"
  case legacyHeight = "legacy.height"
  case legacyTop = "legacy.top"

  package enum Unit: String, Hashable, Sendable {
    case points
    case degrees
    case milliseconds
    case percent
  }

  package var unit: Unit {
    switch self {
    case .hingeOpening, .hingeClosing, .hingeFull, .hingePartial: .degrees
    case .rotationNotice, .rotationDuration, .foldDuration, .foldNotice,
      .foldedLandscapeStay, .boundsLag, .keyboardDuration, .searchDuration,
      .minimizationDuration, .navigationDuration, .presentationDuration, .splitDuration,
      .menuDuration, .sampleInterval, .scrollDuration:
      .milliseconds
    case .windowMinimumRatio, .textScale: .percent
    case .scrollStep, .windowMaximum, .regularWidth, .regularHeight, .windowControls, .splitHalf,
      .safeTop, .safeTopLandscape, .safeBottom, .safeBottomLandscape, .safeSideLandscape,
      .rightHalfLeftInset, .clusterOuterHeight, .clusterLandscapeHeight, .clusterInnerHeight,
      .clusterBandWidth, .cameraSize, .cameraSide, .cameraTop, .foldWidth, .stripWidth,
      .stripCentre, .stripControl, .stripGap, .stripPitch, .stripEndMargin, .stripTabPitch,
      .stripTabPadding, .stripFixedSpacer, .leftHalfStart, .rowTop, .rowHeight, .rowLargeHeight,
      .rowGapBelow, .rowLeading, .rowTrailingGap, .sheetMargin, .sheetTop, .sheetRowTop,
      .sheetRowLeading, .sheetMaximumWidth, .sheetMaximumHeight, .barTop, .barHeight, .barControl,
      .barMargin, .barGap, .barGapBelow, .largeTitleHeight, .bottomBarHeight, .tabBarHeight,
      .tabBarTopHeight, .tabSlotMinimum, .tabSlotTop, .tabSlotHeight, .keyboardBarHeight,
      .itemPadding, .titleMinimum,
      .subtitleHeight, .fixedSpacer, .searchRowHeight, .searchIdeal, .searchMinimum,
      .searchYielded, .searchRowField, .searchRowGap, .searchRegularWidth, .searchInnerWidth,
      .sidebarWidth, .detailMinimum, .keyboardPortrait, .keyboardLandscape,
      .keyboardInnerPortrait, .keyboardInnerLandscape, .legacyWidth, .legacyHeight, .legacyTop:
      .points
    }
  }
}
