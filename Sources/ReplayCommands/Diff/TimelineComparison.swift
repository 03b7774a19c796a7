import ReplayReporting
import SourceText
import TimelineDiff
import TimelineModel

/// Compares pairs of timelines and prints what differs, in every format asked for.
struct TimelineComparison {
  private let context: CommandContext
  private let isUnified: Bool
  private let isSideBySide: Bool
  private let requests: [OutputRequest]
  private var writer: ReportWriter
  private var status = ExitStatus.clean
  private var compared = 0
  private var drawn = 0

  init(_ arguments: ParsedArguments, _ context: CommandContext) {
    self.context = context
    isUnified = arguments.has(DiffSubcommand.unified)
    isSideBySide = arguments.has(DiffSubcommand.sideBySide)
    requests = arguments.outputs(standard: .text)
    writer = ReportWriter(requests, context)
  }

  mutating func compare(_ pair: TimelinePair) {
    compared += 1
    guard let some = pair.new ?? pair.old else { return }
    let empty = Timeline(header: some.timeline.header, entries: [])
    let (old, new) = (pair.old?.timeline ?? empty, pair.new?.timeline ?? empty)
    let titles = (old: pair.old?.screenTitles ?? [:], new: pair.new?.screenTitles ?? [:])
    var changes = TimelineDiffer.changes(from: old, to: new)
    if pair.old == nil || pair.new == nil {
      // That a whole timeline came or went is one change, not one for each event.
      changes.changes = [Self.wholeChange(pair)]
    }
    if changes.isSame, requests.allSatisfy({ $0.format == .text || $0.format == .markdown }) {
      return
    }
    if !changes.isSame { status = status.combined(with: .findings) }
    if requests.contains(where: { $0.format == .svg || $0.format == .html }) {
      drawn += 1
      // A picture is one document: the first pair that is to be printed has it.
      guard drawn == 1 else { return }
    }
    let (isUnified, isSideBySide) = (isUnified, isSideBySide)
    writer.write { format, style in
      switch format {
      case .json: DiffJSON.document(of: changes, old: pair.oldName, new: pair.newName)
      case .markdown:
        DiffMarkdown().text(
          of: changes,
          title: pair.title,
          drawing: isUnified ? DiffDrawing(from: old, to: new, screenTitles: titles) : nil
        )
      case .svg: ComparisonSVG(from: old, to: new, changes: changes, screenTitles: titles).text()
      case .html: ComparisonPage(from: old, to: new, changes: changes, screenTitles: titles).text()
      case .text, .junit, .sarif, .github, .trace:
        if isUnified {
          UnifiedDiff(style: style)
            .text(from: old, to: new, oldName: pair.oldName, newName: pair.newName)
        } else if isSideBySide {
          SideBySideDiff(style: style)
            .text(from: old, to: new, oldName: pair.oldName, newName: pair.newName)
        } else {
          DiffText(style: style).text(of: changes, title: pair.title)
        }
      }
    }
  }

  private static func wholeChange(_ pair: TimelinePair) -> TimelineChange {
    let timeline = (pair.new ?? pair.old)?.timeline
    let name = timeline?.header.scenario ?? ""
    let text = "timeline of \(name) (\(timeline?.entries.count ?? 0) entries)"
    return TimelineChange(
      kind: .event,
      items: [],
      event: nil,
      before: pair.old == nil ? "" : text,
      after: pair.new == nil ? "" : text
    )
  }

  func finish() throws(DiagnosticsError) -> ExitStatus {
    try writer.finish()
    if compared == 0 { context.errors.writeLine("toolbar-replay: there is nothing to compare") }
    if drawn > 1 {
      context.errors.writeLine(
        "toolbar-replay: the picture shows the first of \(drawn) comparisons; name two files for another"
      )
    }
    return Interruption.isRequested ? .interrupted : status
  }
}
