import ExpectationCheck
import YAMLSyntax

/// The outcome of an expectation as a JSON object.
enum JSONExpectation {
  static func write(_ outcome: ExpectationOutcome, to out: inout JSONWriter) {
    out.object { out in
      out.member("line", outcome.line)
      out.member("entry", outcome.entry)
      if outcome.isAlways { out.member("always", true) }
      out.key("expected")
      JSONNode.write(outcome.expected, to: &out)
      out.member("found", outcome.found)
      out.member("passed", outcome.passed)
      if let reason = outcome.reason { out.member("reason", reason) }
    }
  }
}
