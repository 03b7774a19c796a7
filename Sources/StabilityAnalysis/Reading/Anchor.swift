import TimelineModel
import ToolbarModel

/// The edges an item holds to, by its placement.
enum Anchor {
  enum Side {
    case leading, trailing, center
  }

  /// The edge across; nil when the placement does not say it.
  static func side(_ item: Int, _ items: ItemTable) -> Side? {
    switch items.placement(item) {
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

  static func isTrailing(_ item: Int, _ items: ItemTable) -> Bool {
    side(item, items) == .trailing
  }

  /// How far a frame lies from where its anchor puts it, compared with before: the larger of across and down.
  static func displacement(
    of item: Int,
    in bar: Bar,
    from old: (moment: Moment, frame: Frame),
    to new: (moment: Moment, frame: Frame),
    _ items: ItemTable
  ) -> Length {
    let across = smallest(
      offsets(across: item, bar, old.moment, old.frame, items),
      offsets(across: item, bar, new.moment, new.frame, items)
    )
    let down = smallest(
      offsets(down: bar, old.moment, old.frame),
      offsets(down: bar, new.moment, new.frame)
    )
    return max(across, down)
  }

  private static func smallest(_ old: [Length], _ new: [Length]) -> Length {
    zip(old, new).map { ($1 - $0).magnitude }.min() ?? 0
  }

  /// Distances to the edges it may hold to: one when the placement says it, else all three.
  static func offsets(
    across item: Int,
    _ bar: Bar,
    _ moment: Moment,
    _ frame: Frame,
    _ items: ItemTable
  ) -> [Length] {
    let right = moment.rightEdge ?? 0
    let fromLeft = frame.x - moment.leftEdge
    let fromRight = right - frame.maxX
    // Twice the distance of the centres, halved once.
    let fromCenter = (frame.x + frame.maxX - moment.leftEdge - right) / 2
    let leading = moment.isRightToLeft ? fromRight : fromLeft
    let trailing = moment.isRightToLeft ? fromLeft : fromRight
    guard !bar.isVertical else { return [fromLeft, fromRight, fromCenter] }
    switch side(item, items) {
    case .leading?: return [leading]
    case .trailing?: return [trailing]
    case .center?: return [fromCenter]
    case nil: return [fromLeft, fromRight, fromCenter]
    }
  }

  private static func offsets(down bar: Bar, _ moment: Moment, _ frame: Frame) -> [Length] {
    let height = moment.traits.window?.height ?? 0
    switch bar {
    case .navigationBar, .titleRow, .sidebarBar, .contentBar, .overflow: return [frame.y]
    case .bottomBar, .tabBar: return [height - frame.maxY]
    case .verticalBar: return [frame.y, height - frame.maxY]
    case .keyboardBar: return [(moment.keyboardTop ?? height) - frame.maxY]
    }
  }
}
