/// Every format that some subcommand writes.
package enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  case text
  case json
  case markdown
  case junit
  case sarif
  case github
  case svg
  case html
  case trace
}
