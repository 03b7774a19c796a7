import SourceText
import Testing
import YAMLSyntax

@Suite("Writing YAML")
struct YAMLWriterTests {
  /// Enough for these texts: the project's rule is tested where it lives.
  private func quoting(_ text: String) -> String {
    text.allSatisfy { $0.isLetter } && !["true", "false", "null"].contains(text)
      ? text : "\"\(text)\""
  }

  private func text(_ source: String, width: Int = 40) throws -> String {
    let node = try YAMLReader.document(in: SourceFile(path: "a", text: source))
    return YAMLWriter.text(of: node, width: width, quoting: quoting)
  }

  @Test("puts on one line what fits, and nests what does not")
  func layout() throws {
    let written = try text(
      """
      short: [a, "1", 1, ~, true, "true"]
      empty: {list: [], map: {}, nothing: }
      events:
      - {fold: {to: closed, orientation: portrait}, after: 3}
      - pop
      - expect: {reachable: [undo, redo, share, crop, rotate, tag]}
      - [one, two, three, four, five, six, seven, eight]
      """
    )
    #expect(
      written.split(separator: "\n").map(String.init) == [
        #"short: [a, "1", 1, ~, true, "true"]"#,
        "empty: {list: [], map: {}, nothing: ~}",
        "events:",
        "  - fold:",
        "      to: closed",
        "      orientation: portrait",
        "    after: 3",
        "  - pop",
        "  - expect:",
        "      reachable:",
        "        - undo",
        "        - redo",
        "        - share",
        "        - crop",
        "        - rotate",
        "        - tag",
        "  -",
        "    - one",
        "    - two",
        "    - three",
        "    - four",
        "    - five",
        "    - six",
        "    - seven",
        "    - eight",
      ]
    )
  }

  @Test("writes the same text again", arguments: [10, 20, 40, 100])
  func stable(width: Int) throws {
    let source = """
      a: [[1, [2, {b: c}], {}], {d: [e, {f: g, h: [i]}]}, "x y"]
      j: {k: {l: {m: [n, {o: p}]}}}
      """
    let once = try text(source, width: width)
    #expect(try text(once, width: width) == once)
    #expect(
      try YAMLReader.document(in: SourceFile(path: "a", text: once)).mapping?.map(\.key)
        == ["a", "j"]
    )
  }

  @Test("writes single values")
  func single() {
    #expect(YAMLWriter.text(of: .plain("1"), quoting: quoting) == "1\n")
    #expect(YAMLWriter.text(of: .text("1"), quoting: quoting) == "\"1\"\n")
    #expect(YAMLWriter.text(of: .list([]), quoting: quoting) == "[]\n")
    #expect(
      YAMLWriter.flowText(of: .map([("a", .list([.plain("~")]))]), quoting: quoting)
        == "{a: [~]}"
    )
  }
}
