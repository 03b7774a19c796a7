import SourceText

/// What libyaml says when it cannot go on, and how we say it.
///
/// Where the text ends too early libyaml points past the end; the place where the unfinished thing
/// began helps more. Everywhere else the problem itself is the place.
struct YAMLFailure {
  var problem: String
  var context: String
  var problemAt: SourcePosition
  var contextAt: SourcePosition
  /// The character or byte at fault, for errors of the reader.
  var value: Int?

  func diagnostic(in source: SourceStream) -> Diagnostic {
    let end = source.endOfText
    let endsEarly = value == nil && problemAt >= end
    let place = endsEarly ? (context.isEmpty ? end : min(contextAt, end)) : problemAt
    return Diagnostic(
      in: source.fileForMessages,
      path: source.path,
      at: SourceSpan(at: place),
      endsEarly && !context.isEmpty
        ? "\(unfinished) is not finished at the end of the text" : wording
    )
  }

  /// The thing that began at the context mark.
  private var unfinished: String {
    switch context {
    case "while scanning a quoted scalar": "this quoted text"
    case "while parsing a flow sequence": "this list"
    case "while parsing a flow mapping": "this mapping"
    case "while scanning a simple key": "this key (a colon is missing)"
    case "while scanning a block scalar": "this block of text"
    default: "what begins here"
    }
  }

  private var wording: String {
    if let value, problem == "control characters are not allowed" {
      let code = String(value, radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
      return
        "the control character U+\(padded) may not stand in YAML; write it as an escape in quotes"
    }
    switch (problem, context) {
    case ("found character that cannot start any token", _):
      return
        "no value can begin with this character; quote the text, and indent with spaces, not tabs"
    case ("did not find expected key", "while parsing a block mapping"),
      ("did not find expected '-' indicator", _):
      return "the indentation of this line fits nothing above it"
    case ("could not find expected ':'", _):
      return "there is no colon after the key that begins at \(contextAt)"
    case ("mapping values are not allowed in this context", _):
      return "a mapping cannot begin here; quote text that holds a colon and a space"
    case ("block sequence entries are not allowed in this context", _):
      return "a list cannot begin here; put its first dash on a line of its own"
    case ("did not find expected ',' or ']'", _):
      return "a comma or “]” is missing in the list that begins at \(contextAt)"
    case ("did not find expected ',' or '}'", _):
      return "a comma or “}” is missing in the mapping that begins at \(contextAt)"
    case ("found undefined tag handle", _): return "this tag has a prefix that is not declared"
    case ("did not find expected <document start>", _):
      return "nothing may follow the document; a file holds one"
    default:
      return context.isEmpty ? problem : "\(problem) \(context) that begins at \(contextAt)"
    }
  }
}
