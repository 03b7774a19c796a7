import TimelineModel
package import ToolbarModel

extension ReplayReport {
  /// Profile numbers without a published source that some placement of this replay rests on.
  package var assumedNumbers: [ProfileNumber] {
    var found: Set<ProfileNumber> = []
    for entry in timeline.entries {
      guard let decisions = entry.detail?.layout.decisions else { continue }
      for decision in decisions { found.formUnion(decision.assumed) }
    }
    return ProfileNumber.allCases.filter(found.contains)
  }
}
