import RegressionSuite
import Testing

@Suite("Reading JSON lines")
struct JSONValueTests {
  @Test("takes what the format allows")
  func good() throws {
    let text = #" {"a" : [1, -2.5e3, "x\n\u00e9\ud83d\ude00"], "b": {}} "#
    let value = try #require(JSONValue(text.utf8))
    #expect(
      value
        == .object([
          JSONValue.Member(
            name: "a",
            value: .array([.number("1"), .number("-2.5e3"), .string("x\né😀")])
          ),
          JSONValue.Member(name: "b", value: .object([])),
        ])
    )
  }

  @Test(
    "refuses everything else",
    arguments: [
      "", "{", "[1,]", #"{"a"}"#, #"{a:1}"#, "tru", "1 2", #""\x""#, #""\ud83d""#, "\"\n\"",
      String(repeating: "[", count: 100),
    ]
  )
  func bad(text: String) {
    #expect(JSONValue(text.utf8) == nil)
  }
}
