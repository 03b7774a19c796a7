package import ToolbarModel

/// The layout-shift value of one change, as the web platform defines it, kept as an exact fraction.
package struct LayoutShift: Hashable, Sendable {
  /// In square hundredths of a point.
  package var impactArea: Int
  package var moveDistance: Length
  package var viewport: Size

  /// - Parameter viewport: elements lie in it from its top left.
  package init(of elements: [ShiftingElement], in viewport: Size) {
    self.viewport = viewport
    var seen: [Frame] = []
    seen.reserveCapacity(2 * elements.count)
    moveDistance = 0
    for element in elements where element.counts {
      if let frame = element.visibleBefore { seen.append(frame) }
      if let frame = element.visibleAfter { seen.append(frame) }
      let move = element.move
      moveDistance = max(moveDistance, max(move.across.magnitude, move.down.magnitude))
    }
    impactArea = RectangleUnion.area(of: seen)
  }

  /// Impact fraction times distance fraction, in trillionths; 0 for a viewport without area.
  package var trillionths: Int {
    let area = Int128(viewport.width.hundredths) * Int128(viewport.height.hundredths)
    let side = max(viewport.width, viewport.height)
    guard area > 0 else { return 0 }
    let distance = min(moveDistance, side)
    // Area and distance first, so that no factor grows beyond 128 bits.
    let scaled = Rounding.halfEven(
      Int128(impactArea) * Int128(distance.hundredths) * 1_000_000_000_000,
      area * Int128(side.hundredths)
    )
    return Int(scaled)
  }

  /// The elements to blame, by position: at most 5, the largest impact areas, none inside a kept one.
  package static func sources(of elements: [ShiftingElement]) -> [Int] {
    var kept: [(place: Int, area: Int, hull: Frame)] = []
    for (place, element) in elements.enumerated() where element.counts {
      let seen = [element.visibleBefore, element.visibleAfter].compactMap(\.self)
      guard let hull = Frame.hull(of: seen) else { continue }
      let area = RectangleUnion.area(of: seen)
      if kept.contains(where: { $0.hull.contains(hull) }) { continue }
      kept.removeAll { hull.contains($0.hull) }
      kept.append((place, area, hull))
    }
    return kept.sorted { ($1.area, $0.place) < ($0.area, $1.place) }.prefix(5).map(\.place)
  }
}

extension Frame {
  static func hull(of frames: [Frame]) -> Frame? {
    guard let first = frames.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.maxX, first.maxY)
    for frame in frames {
      left = min(left, frame.x)
      top = min(top, frame.y)
      right = max(right, frame.maxX)
      bottom = max(bottom, frame.maxY)
    }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }

  func contains(_ other: Frame) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }
}
