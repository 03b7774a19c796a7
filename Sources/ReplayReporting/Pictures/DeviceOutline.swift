import TimelineModel
package import ToolbarModel

/// The shape of the device around a window: corner radii, and the edge or line the hinge is at.
package struct DeviceOutline: Hashable, Sendable {
  /// Where the hinge is.
  package enum Hinge: Hashable, Sendable {
    case none
    /// The closed device: along one side of the outer display.
    case edge(Side)
    /// The open device: across the middle of the inner display, between these two points.
    case line(x1: Length, y1: Length, x2: Length, y2: Length, isBent: Bool)
  }

  package enum Side: Hashable, Sendable {
    case top, left, bottom, right
  }

  /// Radii of the corners top left, top right, bottom right, bottom left.
  package var radii: [Length]
  package var hinge: Hinge

  // Radii of the foldable as its displays report them in the simulator: outer 8 at the hinge, 59 at
  // the free side, inner 55 (published probes of the iPhone Duo, alexey1312/iPhone-Duo-Agent-Skill).
  private static let outerHinge: Length = 8
  private static let outerFree: Length = 59
  private static let inner: Length = 55
  /// Other phones and plain windows: for looks only, no source.
  private static let phone: Length = 50
  private static let plain: Length = 18

  init(window: Size, traits: TimelineTraits, isKnownPhone: Bool) {
    switch traits.display {
    case .outer:
      let side = Self.hingeSide(traits.orientation ?? .portrait)
      hinge = .edge(side)
      let (near, far) = (Self.outerHinge, Self.outerFree)
      radii =
        switch side {
        case .left: [near, far, far, near]
        case .right: [far, near, near, far]
        case .top: [near, near, far, far]
        case .bottom: [far, far, near, near]
        }
    case .inner:
      radii = Array(repeating: Self.inner, count: 4)
      let isBent = traits.hinge == .partiallyOpen
      // A window of half the display beside another app has no fold across it.
      if window.width * 2 < window.height * 3, window.height * 2 < window.width * 3 {
        let isWide = window.width > window.height
        hinge =
          isWide
          ? .line(
            x1: window.width / 2,
            y1: 0,
            x2: window.width / 2,
            y2: window.height,
            isBent: isBent
          )
          : .line(
            x1: 0,
            y1: window.height / 2,
            x2: window.width,
            y2: window.height / 2,
            isBent: isBent
          )
      } else {
        hinge = .none
      }
    case nil:
      radii = Array(repeating: isKnownPhone ? Self.phone : Self.plain, count: 4)
      hinge = .none
    }
  }

  /// The side of the outer display that the hinge is at; it is left in portrait.
  private static func hingeSide(_ orientation: Orientation) -> Side {
    switch orientation {
    case .portrait: .left
    case .portraitUpsideDown: .right
    case .landscapeLeft: .bottom
    case .landscapeRight: .top
    }
  }

  /// The outline of a window as SVG path data, always of the same commands, `scale` pixels a point.
  func path(of window: Size, grownBy margin: Double, scale: Double) -> String {
    let width = window.width.points * scale + margin
    let height = window.height.points * scale + margin
    let limit = min(width + margin, height + margin) / 2
    let r = radii.map { min($0.points * scale + margin, limit) }
    let m = -margin
    return "M\((m + r[0]).svg) \(m.svg)H\((width - r[1]).svg)"
      + "A\(r[1].svg) \(r[1].svg) 0 0 1 \(width.svg) \((m + r[1]).svg)V\((height - r[2]).svg)"
      + "A\(r[2].svg) \(r[2].svg) 0 0 1 \((width - r[2]).svg) \(height.svg)H\((m + r[3]).svg)"
      + "A\(r[3].svg) \(r[3].svg) 0 0 1 \(m.svg) \((height - r[3]).svg)V\((m + r[0]).svg)"
      + "A\(r[0].svg) \(r[0].svg) 0 0 1 \((m + r[0]).svg) \(m.svg)Z"
  }
}
