package import TimelineDiff
package import TimelineModel
import ToolbarModel

/// Two timelines as one still picture: the settled moments that look different, each as it is now, with arrows from where
/// items were before.
package struct ComparisonSVG {
  private let old: Timeline
  private let new: Timeline
  private let changes: TimelineChanges
  private let oldLabels: ItemLabels
  private let newLabels: ItemLabels

  /// - Parameter screenTitles: titles by the names of screens, which a timeline does not carry.
  package init(
    from old: Timeline,
    to new: Timeline,
    changes: TimelineChanges,
    screenTitles: (old: [String: String], new: [String: String]) = ([:], [:])
  ) {
    self.old = old
    self.new = new
    self.changes = changes
    oldLabels = ItemLabels(old.header, screenTitles: screenTitles.old)
    newLabels = ItemLabels(new.header, screenTitles: screenTitles.new)
  }

  /// The whole SVG document.
  package func text() -> String {
    let strip = FilmstripStrip(moments, findings: changes.newFindings)
    let glyphs = Set(
      GlyphSheet.used(by: old, labels: oldLabels)
        + GlyphSheet.used(by: new, labels: newLabels)
    )
    return PictureDocument(
      title: "What changed: \(new.header.title ?? new.header.scenario)",
      facts: DiffVerdict.text(of: changes),
      legend: "→ from its place before   ┄ closed menu   ● new finding",
      summary: "Toolbar before and after: \(DiffVerdict.text(of: changes))",
      glyphs: glyphs.sorted { $0.id < $1.id }
    ).text(strip)
  }

  /// Settled moments that differ; all that differ when what settles does not.
  private var moments: [FilmstripStrip.Moment] {
    let settled = moments { $0.isSettled }
    return settled.isEmpty ? moments { _ in true } : settled
  }

  private func moments(where isShown: (TimelineEntry) -> Bool) -> [FilmstripStrip.Moment] {
    guard !old.entries.isEmpty, !new.entries.isEmpty else { return [] }
    let oldScenes = scenes(of: old, oldLabels)
    let newScenes = scenes(of: new, newLabels)
    let steps = ComparisonSteps(from: old, to: new)
    var events: [String] = []
    var result: [FilmstripStrip.Moment] = []
    var last: (before: DeviceScene, after: DeviceScene)?
    for step in steps.new.indices {
      let entry = new.entries[steps.new[step]]
      if step == 0 || steps.new[step] != steps.new[step - 1], let event = entry.event,
        !event.isSettledMarker
      {
        events.append(event.text)
      }
      guard steps.isPaired[step], isShown(entry) else { continue }
      let (before, after) = (oldScenes[steps.old[step]], newScenes[steps.new[step]])
      // A difference that lasts is drawn once.
      guard before != after, last.map({ $0.before != before || $0.after != after }) ?? true else {
        continue
      }
      last = (before, after)
      result.append(
        FilmstripStrip.Moment(
          entry: entry,
          scene: after,
          labels: newLabels,
          before: .scene(before, oldLabels),
          events: events
        )
      )
      events = []
    }
    return result
  }

  private func scenes(of timeline: Timeline, _ labels: ItemLabels) -> [DeviceScene] {
    var inputs = CarriedInputs()
    return timeline.entries.map { entry in
      inputs.consume(entry)
      return DeviceScene(of: entry, inputs: inputs, labels: labels)
    }
  }
}
