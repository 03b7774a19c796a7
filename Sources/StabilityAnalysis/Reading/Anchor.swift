import TimelineModel
import ToolbarModel

/// The edges an item holds to, by its placement.
enum Anchor {
  enum Side {
    case leading, trailing, center
  }

  /// Distances in hundredths to the edges an item may hold to: both sides and the centre.
  ///
  /// An item whose placement names its edge has the distance to that one three times.
  typealias Offsets = SIMD3<Int>

  /// The edge across; nil when the placement does not say it.
  static func side(_ placement: ToolbarItemPlacement?) -> Side? {
    switch placement {
    case .topBarLeading?, .navigationBarLeading?, .cancellationAction?, .navigation?: .leading
    case .topBarTrailing?, .topBarPinnedTrailing?, .navigationBarTrailing?, .confirmationAction?,
      .primaryAction?:
      .trailing
    case .principal?, .title?, .subtitle?: .center
    case .automatic?, .largeTitle?, .largeSubtitle?, .secondaryAction?, .destructiveAction?,
      .bottomBar?, .status?, .keyboard?, .bottomOrnament?, nil:
      nil
    }
  }

  static func isTrailing(_ item: Int, _ items: ItemTable) -> Bool { items.side(item) == .trailing }

  /// How far a frame lies from where its anchor puts it, compared with before: the larger of across and down.
  static func displacement(
    of item: Int,
    in bar: Bar,
    from old: (moment: Moment, frame: Frame),
    to new: (moment: Moment, frame: Frame),
    _ items: ItemTable
  ) -> Length {
    let across =
      offsets(across: item, bar, new.moment, new.frame, items)
      &- offsets(across: item, bar, old.moment, old.frame, items)
    let down =
      offsets(down: bar, new.moment, new.frame) &- offsets(down: bar, old.moment, old.frame)
    return Length(hundredths: max(least(across), least(down)))
  }

  private static func least(_ moves: Offsets) -> Int {
    pointwiseMax(moves, Offsets.zero &- moves).min()
  }

  static func offsets(
    across item: Int,
    _ bar: Bar,
    _ moment: Moment,
    _ frame: Frame,
    _ items: ItemTable
  ) -> Offsets {
    let left = moment.leftEdge.hundredths
    let right = (moment.rightEdge ?? 0).hundredths
    let fromLeft = frame.x.hundredths - left
    let fromRight = right - frame.maxX.hundredths
    // Twice the distance of the centres, halved once.
    let fromCenter = (frame.x.hundredths + frame.maxX.hundredths - left - right) / 2
    let all = Offsets(fromLeft, fromRight, fromCenter)
    if bar.isVertical { return all }
    switch items.side(item) {
    case .leading?: return Offsets(repeating: moment.isRightToLeft ? fromRight : fromLeft)
    case .trailing?: return Offsets(repeating: moment.isRightToLeft ? fromLeft : fromRight)
    case .center?: return Offsets(repeating: fromCenter)
    case nil: return all
    }
  }

  private static func offsets(down bar: Bar, _ moment: Moment, _ frame: Frame) -> Offsets {
    let height = moment.window?.height ?? 0
    let fromTop = frame.y.hundredths
    let fromBottom = (height - frame.maxY).hundredths
    switch bar {
    case .navigationBar, .titleRow, .sidebarBar, .contentBar, .overflow:
      return Offsets(repeating: fromTop)
    case .bottomBar, .tabBar: return Offsets(repeating: fromBottom)
    case .verticalBar: return Offsets(fromTop, fromBottom, fromBottom)
    case .keyboardBar:
      return Offsets(repeating: ((moment.keyboardTop ?? height) - frame.maxY).hundredths)
    }
  }
}
