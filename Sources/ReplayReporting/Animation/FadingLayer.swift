/// Drawings of which one is seen at a time; each fades in while the one before fades out.
struct FadingLayer {
  private let prefix: String
  private var drawings: [String] = []
  private var tracks: [MotionTrack] = []
  private var numbers: [String: Int] = [:]

  init(prefix: String) { self.prefix = prefix }

  /// Says which drawing is seen from a time on; an empty one is none.
  mutating func show(_ drawing: String, at time: Int) {
    if !drawing.isEmpty, numbers[drawing] == nil {
      numbers[drawing] = drawings.count
      drawings.append(drawing)
      var track = MotionTrack("opacity")
      track.set(time == 0 ? "1" : "0", at: 0)
      tracks.append(track)
    }
    let shown = drawing.isEmpty ? nil : numbers[drawing]
    for index in tracks.indices { tracks[index].set(index == shown ? "1" : "0", at: time) }
  }

  func write(into out: inout MarkupWriter, total: Int, glide: Int) -> [String] {
    var rules: [String] = []
    for (index, drawing) in drawings.enumerated() {
      let name = "\(prefix)\(index)"
      let track = tracks[index]
      if track.isStill {
        out.raw(drawing)
        continue
      }
      out.element("g", [["class", "m \(name)"]]) { $0.raw(drawing) }
      rules.append(track.rule(named: name, total: total, glide: glide))
      rules.append(".\(name){opacity:\(track.last);animation-name:\(name)}")
    }
    return rules
  }
}
