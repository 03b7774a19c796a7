package import TimelineModel

/// Keeps the entries and judges them at the end, for judges that know whole timelines only.
struct WholeTimelineJudge: TimelineJudge {
  let judge: any ExplorationJudge
  var timeline: Timeline

  mutating func consume(_ entry: TimelineEntry) { timeline.entries.append(entry) }

  mutating func findings() -> [Finding] { judge.findings(on: timeline) }
}

extension ExplorationJudge {
  /// Judges at the end what was consumed.
  package func timelineJudge(of header: TimelineHeader) -> any TimelineJudge {
    WholeTimelineJudge(judge: self, timeline: Timeline(header: header, entries: []))
  }
}
