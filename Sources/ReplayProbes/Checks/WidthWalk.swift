import ToolbarModel

/// The widths that the sweeping checks walk over, around the width of a state.
enum WidthWalk {
  /// From wide to narrow: whole points, with two fractions around the middle.
  static func widths(around scene: ProbeScene) -> [Length] {
    let middle = scene.traits.window.width
    var widths: [Length] = []
    for step in stride(from: 24, through: -120, by: -1) {
      widths.append(middle + Length(points: step))
      if step == 0 { widths += [middle - 0.25, middle - 0.5] }
    }
    return widths.filter { $0 >= 160 }
  }

  /// Whether two layouts belong to one regime, so that their difference is the width's doing.
  static func isOneRegime(_ a: ToolbarLayout, _ b: ToolbarLayout) -> Bool {
    a.environment.horizontalSizeClass == b.environment.horizontalSizeClass
      && a.environment.verticalSizeClass == b.environment.verticalSizeClass
      && a.environment.strip == b.environment.strip
  }
}
