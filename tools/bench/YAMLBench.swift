import SourceText
import TimelineModel
import YAMLSyntax

/// YAML and timelines, beside libyaml's own loop over the same bytes.
enum YAMLBench {
  static func run(_ table: inout BenchTable) throws {
    let text = SyntheticTimeline.text(bytes: 10 * ByteSize.mebibyte)
    let file = SourceFile(path: "bench.timeline.yaml", text: text)
    let bytes = Double(file.bytes.count)
    let bare = Stopwatch.best { BareLibYAML.events(in: file.bytes) }
    table.add(row("bare libyaml event loop", bare, bytes, bare))

    let limits = YAMLLimits(bytes: 1 << 30, nodes: 10_000_000)
    let tree = try Stopwatch.best { try YAMLReader.document(in: file, limits: limits) }
    table.add(row("YAML to positioned nodes", tree, bytes, bare))

    let whole = try Stopwatch.best { try TimelineReader.timeline(in: file) }
    table.add(row("timeline of 10 MiB, whole", whole, bytes, bare, most: 2))

    let streamed = try Stopwatch.best {
      var reader = try TimelineReader(SourceStream(file, limit: 1 << 30))
      var count = 0
      while try reader.next() != nil { count += 1 }
      return count
    }
    table.add(row("timeline of 10 MiB, entry by entry", streamed, bytes, bare, most: 2))

    let timeline = try TimelineReader.timeline(in: file)
    let written = Stopwatch.best { TimelineWriter.text(of: timeline) }
    table.add(row("timeline of 10 MiB, written", written, bytes, bare))
  }

  private static func row(
    _ name: String,
    _ seconds: Double,
    _ bytes: Double,
    _ bare: Double,
    most: Double? = nil
  ) -> BenchRow {
    BenchRow(
      name: name,
      figure: Figure.text(bytes / seconds / 1_048_576) + " MiB/s",
      ratio: Figure.text(seconds / bare) + " × bare",
      goal: most.map { "≤ \(Figure.text($0)) × bare" } ?? "",
      isReached: most.map { seconds <= $0 * bare }
    )
  }
}
