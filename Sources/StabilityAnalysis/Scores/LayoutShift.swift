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
    let shifted = elements.filter(\.counts)
    impactArea = RectangleUnion.area(
      of: shifted.flatMap { [$0.visibleBefore, $0.visibleAfter].compactMap(\.self) }
    )
    moveDistance =
      shifted.map { max($0.move.across.magnitude, $0.move.down.magnitude) }.max() ?? 0
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
}
