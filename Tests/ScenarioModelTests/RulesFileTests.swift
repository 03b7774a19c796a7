import ScenarioModel
import SourceText
import Testing
import ToolbarModel

@Suite("Rules files")
struct RulesFileTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var messages: [String]
    var testDescription: String { text }

    init(_ text: String, _ messages: String...) {
      self.text = text
      self.messages = messages
    }
  }

  static let rows = [
    Row("rules: {flicker: {within: 250ms}, vanish: off}"),
    Row("rules: {flickr: off}", #"1:9 unknown key "flickr" in the rules [flicker]"#),
    Row(
      "rules: {flicker: {withn: 250ms}}",
      #"1:19 unknown key "withn" in the settings of flicker [within]"#
    ),
    Row("ruless: {}", #"1:1 unknown key "ruless" in the stability settings [rules]"#),
    Row(
      "stability: {rules: {flicker: off}}",
      #"1:1 unknown key "stability" in the stability settings; it takes "rules" or "allow""#
    ),
    Row(
      "rules: {flicker: {within: [1]}}",
      #"1:27 "within" takes a duration such as 250ms or 1.2s, not a list"#
    ),
    Row(
      "rules: {flicker: 7}",
      #"1:18 "flicker" takes "off" or a mapping such as {severity: warning}, not "7""#
    ),
    Row(
      "rules: {flicker: {within: -250ms}}",
      #"1:27 "within" cannot be negative, but is "-250ms""#
    ),
    Row(
      "rules: {flicker: {within: 99999999999999999999ms}}",
      #"1:27 "within" is at most one hour (3600s), but is "99999999999999999999ms""#
    ),
    Row(
      "rules: {flicker: {area: .nan}, collateral-shift: {info: nan}}",
      #"1:25 "area" takes a number from 0 to 1,000,000, not ".nan""#,
      #"1:57 "info" takes a number of points from 0 to 1,000,000, not "nan""#
    ),
    Row(
      "rules: {rebuild: {rate: -1}}",
      #"1:25 "rate" takes a number from 0 to 1,000,000, not "-1""#
    ),
    Row(
      "rules: {flicker: {severity: errr}}",
      #"1:29 "errr" is not a severity [error]"#
    ),
    Row(
      "rules: {menu-disrupted: {policy: updat}}",
      #"1:34 "updat" is not a value of "policy" [update]"#
    ),
    Row(
      "rules: {path-dependent: {hysteresis: [500, 400]}}",
      #"1:38 "hysteresis" runs from low to high, not from 500 to 400"#
    ),
    Row(
      "rules:\n  flicker: {within: 250ms}\n  flicker: off",
      "3:3 the key “flicker” is given twice; the first is at 2:3"
    ),
    Row("allow: [{rule: flicker}]", #"1:10 an allow entry needs "because", text"#),
    Row(
      "allow: [{rule: flickr, because: x, until: 2027-13-40}]",
      #"1:16 "flickr" is not a stability rule [flicker]"#,
      #"1:43 "until" takes a date in quotes such as "2027-06-01", not "2027-13-40""#
    ),
    Row(
      "[flicker]",
      "1:1 a rules file takes a mapping such as {rules: {flicker: {within: 300ms}}}, not a list"
    ),
    Row("", "1:1 this file is empty"),
    Row("rules: {", "1:9 what begins here is not finished at the end of the text"),
  ]

  @Test("are checked as strictly as scenarios", arguments: rows)
  func checked(_ row: Row) {
    #expect(messages(row.text) == row.messages)
  }

  @Test("say their settings")
  func settings() throws {
    let settings = try StabilityReader.settings(
      in: SourceFile(path: "rules.yaml", text: "rules: {flicker: {within: 250ms}, vanish: off}")
    )
    #expect(settings.rules.map(\.rule) == [.flicker, .vanish])
    #expect(settings.rules.map(\.isOff) == [false, true])
    #expect(settings.rules[0].values.map(\.name) == ["within"])
  }

  private func messages(_ text: String) -> [String] {
    do {
      _ = try StabilityReader.settings(in: SourceFile(path: "rules.yaml", text: text))
      return []
    } catch {
      return error.diagnostics.map { diagnostic in
        let place = diagnostic.span.map { "\($0.start) " } ?? ""
        return place + diagnostic.message + (diagnostic.suggestion.map { " [\($0)]" } ?? "")
      }
    }
  }
}
