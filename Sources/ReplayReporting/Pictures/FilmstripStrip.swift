import TimelineModel
import ToolbarModel

/// Moments below each other, all in one scale, with words beside them.
struct FilmstripStrip {
  /// What a picture is compared with for its arrows.
  enum Before {
    case none
    /// The picture above.
    case previous
    case scene(DeviceScene, ItemLabels)
  }

  /// One moment to draw.
  struct Moment {
    var entry: TimelineEntry
    var scene: DeviceScene
    var labels: ItemLabels
    var before: Before
    /// Events since the moment before, as written.
    var events: [String]
  }

  private let panels: [FilmstripPanel]
  /// How many moments were left out because there were too many.
  private let leftOut: Int

  private static let gap = 28.0
  private static let largestScale = 0.42
  private static let leastTextWidth = 210.0
  /// More pictures than this are not a picture any more; the page is for them.
  private static let limit = 100

  /// - Parameter findings: each is told at the first moment at or after its last entry.
  init(_ moments: [Moment], findings: [Finding]) {
    let shown = Array(moments.prefix(Self.limit))
    let scale = Self.scale(for: shown)
    var numbered = findings.enumerated().map { (number: $0.offset + 1, finding: $0.element) }[...]
    numbered.sort {
      ($0.finding.entries.last ?? 0, $0.number) < ($1.finding.entries.last ?? 0, $1.number)
    }
    let drawings = shown.enumerated().map {
      DeviceDrawing(
        scene: $0.element.scene,
        labels: $0.element.labels,
        scale: scale,
        clipNumber: $0.offset
      )
    }
    let textLeft = (drawings.map(\.width).max() ?? 0) + Self.gap
    var panels: [FilmstripPanel] = []
    for (index, (moment, drawing)) in zip(shown, drawings).enumerated() {
      var here: [(number: Int, finding: Finding)] = []
      let isLast = index == shown.count - 1
      while let next = numbered.first,
        isLast || (next.finding.entries.last ?? 0) <= moment.entry.index
      {
        here.append(next)
        numbered.removeFirst()
      }
      let previous: DeviceDrawing? =
        switch moment.before {
        case .none: nil
        case .previous: panels.last?.drawing
        case .scene(let scene, let labels):
          DeviceDrawing(scene: scene, labels: labels, scale: scale, clipNumber: index)
        }
      panels.append(
        FilmstripPanel(
          entry: moment.entry,
          drawing: drawing,
          previous: previous,
          events: moment.events,
          findings: here,
          textLeft: textLeft,
          textWidth: PictureDocument.room - textLeft
        )
      )
    }
    self.panels = panels
    leftOut = moments.count - shown.count
  }

  private static func scale(for moments: [Moment]) -> Double {
    let widest = moments.map(\.scene.window.width.points).max() ?? 1
    let side = DeviceDrawing.sideGap + DeviceDrawing.sideWidth + 2 * DeviceDrawing.bezel
    return min(largestScale, (PictureDocument.room - gap - leastTextWidth - side) / widest)
  }

  var count: Int { panels.count }

  var height: Double {
    panels.reduce(0) { $0 + $1.height + Self.gap } + (leftOut > 0 || panels.isEmpty ? 30 : 0)
  }

  func write(into out: inout MarkupWriter, left: Double, top: Double) {
    var y = top
    for panel in panels {
      out.element("g", [["transform", "translate(\(left.svg) \(y.svg))"]]) {
        panel.write(into: &$0)
      }
      y += panel.height + Self.gap
    }
    let words =
      panels.isEmpty
      ? "nothing to draw"
      : leftOut > 0 ? "\(leftOut) more pictures are left out; the HTML page shows every entry" : ""
    guard !words.isEmpty else { return }
    out.element(
      "text",
      [["class", "soft"], ["x", left.svg], ["y", (y + 4).svg], ["font-size", "12"]],
      text: words
    )
  }
}
