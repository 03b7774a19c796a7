package import TimelineModel
import ToolbarModel

/// A timeline as one animated SVG: no script, no other file, plays as an `img`.
///
/// Controls glide from place to place, the device changes its pose, a caption names the event. Where a reader asked for
/// less motion, the picture is still and shows how it ends.
package struct AnimatedSVG {
  private let timeline: Timeline
  private let labels: ItemLabels
  private let times: LoopTimes
  private let drawings: [DeviceDrawing]
  private let stage: AnimationStage

  /// - Parameter screenTitles: titles by the names of screens, which a timeline does not carry.
  package init(_ timeline: Timeline, screenTitles: [String: String] = [:]) {
    self.timeline = timeline
    let labels = ItemLabels(timeline.header, screenTitles: screenTitles)
    self.labels = labels
    times = LoopTimes(timeline.entries)
    var inputs = CarriedInputs()
    let scenes = timeline.entries.map { entry in
      inputs.consume(entry)
      return DeviceScene(of: entry, inputs: inputs, labels: labels)
    }
    stage = AnimationStage(scenes)
    let scale = stage.scale
    // Scenes of one shape share what their screens are cut by.
    var shapes: [String] = []
    drawings = scenes.map { scene in
      let shape = scene.outline.path(of: scene.window, grownBy: 0, scale: scale)
      let number = shapes.firstIndex(of: shape) ?? shapes.count
      if number == shapes.count { shapes.append(shape) }
      return DeviceDrawing(scene: scene, labels: labels, scale: scale, clipNumber: number)
    }
  }

  /// The whole SVG document.
  package func text() -> String {
    var layers = AnimationLayers(total: times.total)
    for (index, drawing) in drawings.enumerated() {
      layers.show(drawing, origin: stage.origin(of: drawing), at: times.starts[index])
    }
    let captions = AnimationCaptions(timeline, times: times, width: AnimationStage.width)
    var out = MarkupWriter()
    let height = stage.height
    out.element(
      "svg",
      [
        ["xmlns", "http://www.w3.org/2000/svg"],
        ["viewBox", "0 0 \(AnimationStage.width.svg) \(height.svg)"],
        ["width", AnimationStage.width.svg], ["height", height.svg], ["role", "img"],
        [
          "aria-label",
          "Animation: toolbar of \(timeline.header.title ?? timeline.header.scenario)",
        ],
      ]
    ) { out in
      var body = MarkupWriter()
      var rules = layers.write(into: &body)
      rules += captions.write(into: &body, top: AnimationStage.header, bottom: height)
      out.element("style") { out in
        out.raw(
          PictureStyle.palette + "\n" + PictureStyle.drawing + "\n" + Self.motion(times.total)
        )
        out.raw(rules.joined(separator: "\n"))
      }
      out.element("defs") { out in
        for glyph in GlyphSheet.used(by: timeline, labels: labels) { out.raw(glyph.definition) }
      }
      out.element(
        "rect",
        [["class", "paper"], ["width", "100%"], ["height", "100%"], ["rx", "16"]]
      )
      out.raw(body.text)
    }
    return out.text
  }

  /// Every moving part loops over the same time; with less motion wanted, none moves.
  private static func motion(_ total: Int) -> String {
    """
    .m{animation-duration:\(total)ms;animation-iteration-count:infinite;animation-timing-function:ease-in-out}
    .linear{animation-timing-function:linear}
    @media (prefers-reduced-motion:reduce){.m{animation:none!important}}
    """
  }
}
