import ToolbarModel

// Findings print values and limits as scores; these say how lengths, times and counts become one.

extension Score {
  init(_ length: Length) { self.init(tenThousandths: length.hundredths * 100) }
  init(_ duration: ReplayDuration) { self.init(duration.milliseconds) }
  /// From hundredths, as settings keep numbers.
  init(hundredths: Int) { self.init(tenThousandths: hundredths * 100) }
}

extension Length {
  var magnitude: Length { hundredths < 0 ? -self : self }
}

extension Frame {
  /// The length along a bar.
  func length(along bar: Bar) -> Length { bar.isVertical ? height : width }

  /// In square hundredths.
  var area: Int { width.hundredths * height.hundredths }

  func contains(x: Length, y: Length) -> Bool {
    x >= self.x && x <= maxX && y >= self.y && y <= maxY
  }
}
