import RegressionSuite
import ReplayReporting
import SourceText
import TimelineModel

/// Every report of a suite that was asked for: text and JSON as they come, the others at the end.
struct SuiteReports {
  private let context: CommandContext
  private let requests: [OutputRequest]
  /// What goes to files at the end, request by request.
  private var files: [String]
  /// The JSON files, which grow with the suite and are written as it goes on.
  private let streams: [StreamedFile?]
  private var junit = JUnitReport()
  private var sarif = SARIFReport(version: Tool.version)
  private var github = GitHubReport()
  private var markdown = CheckMarkdown()
  private(set) var summary = CheckSummary()
  /// The scenarios that failed, without what their reports have said already.
  private var failures: [CheckedScenario] = []

  init(_ requests: [OutputRequest], _ context: CommandContext) throws(DiagnosticsError) {
    self.requests = requests
    self.context = context
    files = requests.map { _ in "" }
    streams = try requests.map { request throws(DiagnosticsError) in
      guard request.format == .json, let file = request.file, !OutputFile.isSpecial(file) else {
        return nil
      }
      return try StreamedFile(path: file)
    }
  }

  /// Whether a scenario's JSON document is needed.
  var wantsDocuments: Bool { has(.json) }

  private func has(_ format: OutputFormat) -> Bool { requests.contains { $0.format == format } }

  private var stepSummary: String? {
    has(.github) ? context.environment.text("GITHUB_STEP_SUMMARY") : nil
  }

  mutating func add(_ scenario: CheckedScenario) {
    summary.add(scenario)
    if !scenario.passes {
      var failure = scenario
      failure.changes = nil
      failure.document = nil
      failure.header = nil
      failure.findings = []
      failure.expectations = []
      failure.diagnostics = []
      failures.append(failure)
    }
    if has(.junit) { junit.add(scenario) }
    if has(.sarif) { sarif.add(scenario) }
    if has(.github) { github.add(scenario) }
    if has(.markdown) || stepSummary != nil { markdown.add(scenario) }
    write { format, style in
      switch format {
      case .text: CheckText(style: style).text(of: scenario)
      case .json: scenario.document ?? ""
      case .markdown, .junit, .sarif, .github, .svg, .html, .trace: ""
      }
    }
  }

  /// Writes what stands at the end of each report, and the files.
  mutating func finish(share: CheckJSON.Share) throws(DiagnosticsError) {
    let summary = summary
    let failures = failures
    let (junit, sarif, github, markdown) = (junit, sarif, github, markdown)
    write { format, style in
      switch format {
      case .text: CheckText(style: style).summary(summary, failures: failures)
      case .json:
        CheckJSON.summary(scenarios: summary.scenarios, passed: summary.passed, share: share)
      case .markdown: markdown.text(summary)
      case .junit: junit.text
      case .sarif: sarif.text
      case .github: github.text
      case .svg, .html, .trace: ""
      }
    }
    for (text, request) in zip(files, requests) {
      if let file = request.file, !text.isEmpty || request.format != .json {
        try OutputFile.write(text, to: file)
      }
    }
    for case .some(let stream) in streams { try stream.finish() }
    if let file = stepSummary {
      // Other parts of the step may have written before.
      let before = (try? SourceFile.read(path: file)).map {
        String(decoding: $0.bytes, as: UTF8.self)
      }
      let room = CheckMarkdown.summaryLimit - (before?.utf8.count ?? 0)
      try OutputFile.write(
        (before ?? "") + markdown.text(summary, limit: max(room, 1_000)),
        to: file
      )
    }
  }

  private mutating func write(_ make: (OutputFormat, TextStyle) -> String) {
    for (index, request) in requests.enumerated() {
      if request.file == nil {
        context.output.write(make(request.format, context.outputStyle))
      } else if let stream = streams[index] {
        stream.write(make(request.format, context.fileStyle))
      } else {
        files[index] += make(request.format, context.fileStyle)
      }
    }
  }
}
