import ReplayReporting
import SourceText

/// Writes reports as they come: to standard output at once, to files at the end, each whole or not at all.
struct ReportWriter {
  private let context: CommandContext
  private let requests: [OutputRequest]
  private var files: [String]
  private var isFirst = true

  init(_ requests: [OutputRequest], _ context: CommandContext) {
    self.requests = requests
    self.context = context
    files = requests.map { _ in "" }
  }

  /// - Parameter make: the text of one report in a format and style.
  mutating func write(_ make: (OutputFormat, TextStyle) -> String) {
    for (index, request) in requests.enumerated() {
      // An empty line stands between reports for people.
      let gap = !isFirst && request.format == .text ? "\n" : ""
      if request.file == nil {
        context.output.write(gap + make(request.format, context.outputStyle))
      } else {
        files[index] += gap + make(request.format, context.fileStyle)
      }
    }
    isFirst = false
  }

  /// - Parameter make: hands over the text of one report in a format and style piece by piece; called once an output.
  mutating func writePieces(
    _ make: (OutputFormat, TextStyle, (String) -> Void) throws(DiagnosticsError) -> Void
  ) throws(DiagnosticsError) {
    for (index, request) in requests.enumerated() {
      let gap = !isFirst && request.format == .text ? "\n" : ""
      if request.file == nil {
        context.output.write(gap)
        try make(request.format, context.outputStyle) { context.output.write($0) }
      } else {
        var text = gap
        try make(request.format, context.fileStyle) { text += $0 }
        files[index] += text
      }
    }
    isFirst = false
  }

  func finish() throws(DiagnosticsError) {
    for (text, request) in zip(files, requests) {
      if let file = request.file { try OutputFile.write(text, to: file) }
    }
  }
}
