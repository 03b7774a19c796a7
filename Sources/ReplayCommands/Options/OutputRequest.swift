/// One `--format` option: what to write, and where; no file means standard output.
package struct OutputRequest: Hashable, Sendable {
  package var format: OutputFormat
  package var file: String?

  package init(_ format: OutputFormat, file: String? = nil) {
    self.format = format
    self.file = file
  }
}
