import SourceText
import ToolbarModel
import YAMLSyntax

/// Counts the events a scenario makes, repetitions and samples of drags included, before any is made.
enum EventCount {
  /// More than anyone reads; a timeline of this length is some hundred megabytes.
  static let limit = 200_000

  /// The repetition, or the step, with which a scenario makes more events than the limit.
  static func overflow(of scenario: YAMLNode, in file: SourceFile) -> Diagnostic? {
    var total = 0
    let lists =
      [scenario["events"]].compactMap(\.self) + (scenario["tracks"]?.mapping ?? []).map(\.value)
    for step in lists.flatMap({ $0.sequence ?? [] }) {
      total += count(step)
      if total > limit {
        let key = step.mapping?.first {
          ["repeat", "together", "resize", "scroll"].contains($0.key)
        }
        let made = FormatKind.grouped(total)
        return Diagnostic(
          in: file,
          at: key?.keySpan ?? step.span,
          "\(key.map { "\"\($0.key)\"" } ?? "this step") brings the events of the scenario to "
            + "\(made); at most \(FormatKind.grouped(limit)) are replayed"
        )
      }
    }
    return nil
  }

  /// Saturates far above the limit.
  private static func count(_ step: YAMLNode) -> Int {
    if let repetition = step["repeat"] {
      let times = repetition["times"]?.length.map { $0.hundredths / 100 } ?? 1
      return min(times * sum(repetition["events"]), 1_000_000_000)
    }
    if let together = step["together"] { return sum(together["events"]) }
    if let text = step["over"]?.text, step["resize"] != nil || step["scroll"] != nil,
      case .duration(let duration) = DurationReading(text)
    {
      // Drags are sampled every 8 ms.
      return 1 + duration.milliseconds / 8
    }
    return 1
  }

  private static func sum(_ steps: YAMLNode?) -> Int {
    (steps?.sequence ?? []).reduce(0) { min($0 + count($1), 1_000_000_000) }
  }
}
