package import ReplayReporting
package import SourceText

/// What a subcommand works with beside its arguments: streams, environment, terminal, configuration.
package struct CommandContext: Sendable {
  package var output: OutputSink
  package var errors: OutputSink
  package var environment: Environment
  package var outputTerminal: Terminal
  package var errorTerminal: Terminal
  package var configuration: Configuration
  /// From `--color` and `--columns`.
  package var color: ColorChoice
  package var columns: Int?

  package init(
    output: OutputSink,
    errors: OutputSink,
    environment: Environment,
    outputTerminal: Terminal = .none,
    errorTerminal: Terminal = .none,
    configuration: Configuration = Configuration(),
    color: ColorChoice = .auto,
    columns: Int? = nil
  ) {
    self.output = output
    self.errors = errors
    self.environment = environment
    self.outputTerminal = outputTerminal
    self.errorTerminal = errorTerminal
    self.configuration = configuration
    self.color = color
    self.columns = columns
  }

  /// How text on standard output looks.
  package var outputStyle: TextStyle { style(of: outputTerminal) }

  /// How text on standard error looks.
  package var errorStyle: TextStyle { style(of: errorTerminal) }

  /// How text in a file looks: no colour, 100 columns unless `--columns` says otherwise.
  package var fileStyle: TextStyle {
    TextStyle(columns: columns ?? TextStyle.standardColumns, hasColor: false)
  }

  /// Prints diagnostics to standard error, each with its source line.
  package func report(_ diagnostics: [Diagnostic]) {
    errors.write(DiagnosticText(style: errorStyle).text(of: diagnostics))
  }

  /// Writes what was asked for: to standard output or to a file, whole or not at all.
  ///
  /// - Parameter make: the text in a format, in a style; called once a request.
  package func write(
    _ requests: [OutputRequest],
    _ make: (OutputFormat, TextStyle) throws -> String
  ) throws {
    for request in requests {
      if let file = request.file {
        try OutputFile.write(try make(request.format, fileStyle), to: file)
      } else {
        output.write(try make(request.format, outputStyle))
      }
    }
  }

  private func style(of terminal: Terminal) -> TextStyle {
    TextStyle(
      columns: columns ?? terminal.width.map { min(max($0, 40), 400) }
        ?? TextStyle.standardColumns,
      hasColor: hasColor(on: terminal)
    )
  }

  private func hasColor(on terminal: Terminal) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      terminal.isTerminal && environment.text("NO_COLOR") == nil && environment["TERM"] != "dumb"
    }
  }
}
