import SourceText
import Testing
import YAMLSyntax

@Suite("Reading YAML")
struct YAMLReaderTests {
  struct Refusal: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var messages: [String]
    var testDescription: String { name }
  }

  static let refusals: [Refusal] = [
    Refusal(name: "an empty file", text: "", messages: ["1:1 this file is empty"]),
    Refusal(
      name: "nothing but comments",
      text: "# a\n\n",
      messages: ["1:1 this file holds nothing but comments and empty lines"]
    ),
    Refusal(
      name: "keys given twice, all of them",
      text: "a: 1\nb: {c: 1, \"c\": 2}\na: 2\na: 3\n",
      messages: [
        "2:11 the key “c” is given twice; the first is at 2:5",
        "3:1 the key “a” is given twice; the first is at 1:1",
        "4:1 the key “a” is given twice; the first is at 1:1",
      ]
    ),
    Refusal(
      name: "an alias without an anchor",
      text: "a: &shared [1]\nb: *shard\n",
      messages: ["2:4 there is no anchor “&shard” before this alias (shared?)"]
    ),
    Refusal(
      name: "an alias inside its own value",
      text: "a: &a [1, *a]\n",
      messages: ["1:11 the alias “*a” stands inside the value that it names"]
    ),
    Refusal(
      name: "keys that are no words",
      text: "? [1]\n: 2\n? {a: 1}\n: 3\nb: &x [1]\n*x : 4\n",
      messages: [
        "1:3 a list cannot be a key; keys are words",
        "3:3 a mapping cannot be a key; keys are words",
        "6:1 a list cannot be a key; keys are words",
      ]
    ),
    Refusal(
      name: "a second document",
      text: "a: 1\n---\nb: 2\n",
      messages: ["2:1 a second document begins here; a file holds one"]
    ),
    Refusal(
      name: "a tag of another world",
      text: "a: !ruby/object 1\nb: !!binary aGk=\n",
      messages: [
        "1:4 the tag “!ruby/object” is not known here; leave it out",
        "2:4 the tag !!binary is not one of the core schema; leave it out",
      ]
    ),
    Refusal(
      name: "a value that is not what its tag says",
      text: "a: !!int yes\nb: !!map [1]\n",
      messages: [
        "1:4 “yes” is not what its tag !!int says", "2:4 the tag !!map does not fit this value",
      ]
    ),
    Refusal(
      name: "a tab as indentation",
      text: "a:\n\tb: 1\n",
      messages: [
        "2:1 no value can begin with this character; quote the text, and indent with spaces, not tabs"
      ]
    ),
    Refusal(
      name: "indentation that fits nothing",
      text: "a:\n    b: 1\n  c: 2\n",
      messages: ["3:3 the indentation of this line fits nothing above it"]
    ),
    Refusal(
      name: "a list that is not closed",
      text: "a: 1\nb: [1, 2\n",
      messages: ["2:4 this list is not finished at the end of the text"]
    ),
    Refusal(
      name: "a quote that is not closed",
      text: "a: \"one\n",
      messages: ["1:4 this quoted text is not finished at the end of the text"]
    ),
    Refusal(
      name: "a key without a colon",
      text: "ä: 1\nb\n",
      messages: ["2:1 this key (a colon is missing) is not finished at the end of the text"]
    ),
    Refusal(
      name: "a control character",
      text: "a: 1\nä: \u{7}\n",
      messages: [
        "2:4 the control character U+0007 may not stand in YAML; write it as an escape in quotes"
      ]
    ),
    Refusal(
      name: "a mapping inside plain text",
      text: "a: b: c\n",
      messages: ["1:5 a mapping cannot begin here; quote text that holds a colon and a space"]
    ),
  ]

  @Test("refuses, with a place and a way out", arguments: refusals)
  func refuses(_ row: Refusal) {
    #expect(messages(row.text) == row.messages)
  }

  @Test("bounds the depth, also of a hundred thousand brackets and of aliases")
  func depth() {
    let most = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(messages(most) == [])
    #expect(
      messages("[" + most + "]")
        == ["1:65 lists and mappings are nested deeper than the limit of 64"]
    )
    #expect(
      messages(String(repeating: "[", count: 100_000))
        == ["1:65 lists and mappings are nested deeper than the limit of 64"]
    )
    #expect(
      messages(String(repeating: "- ", count: 100_000))
        == ["1:129 lists and mappings are nested deeper than the limit of 64"]
    )
    #expect(
      messages("a: &a \(most.dropFirst().dropLast())\nb: [*a]\n")
        == ["2:5 lists and mappings are nested deeper than the limit of 64"]
    )
  }

  @Test("bounds what aliases expand to")
  func bomb() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(
      messages(text) == ["6:45 more than 1000000 values, aliases expanded; that is the limit"]
    )
  }

  @Test("refuses a text over the limit, naming it")
  func size() {
    let text = String(repeating: "#", count: 2000)
    #expect(
      messages(text, limits: YAMLLimits(bytes: 1024))
        == ["file this file is larger than the limit of 1 KiB"]
    )
  }

  @Test("stops after a hundred faults")
  func manyFaults() {
    let text = (0..<500).map { _ in "a: 1\n" }.joined()
    #expect(messages(text).count == 100)
  }

  @Test("keeps places in Unicode scalars, and reads CRLF and a byte order mark")
  func places() throws {
    let file = SourceFile(path: "a", text: "\u{FEFF}é👩‍🚀: [x, 12]\r\nb:\r\n  - \"q\"\r\n")
    let node = try YAMLReader.document(in: file)
    let first = try #require(node.mapping?.first)
    #expect(first.key == "é👩‍🚀")
    #expect(first.keySpan.start.description == "1:1")
    #expect(first.keySpan.end.description == "1:5")
    #expect(first.value.sequence?.map(\.span.start.description) == ["1:8", "1:11"])
    let second = try #require(node["b"]?.sequence?.first)
    #expect(second.span.start.description == "3:5")
    #expect(second.scalar == YAMLScalar(text: "q", isPlain: false))
  }

  @Test("puts an aliased value where the alias stands, and what is inside where it was written")
  func aliases() throws {
    let node = try YAMLReader.document(
      in: SourceFile(path: "a", text: "a: &x [1, &y two]\nb: *x\nc: *y\n")
    )
    #expect(node["b"]?.content == node["a"]?.content)
    #expect(node["b"]?.span.start.description == "2:4")
    #expect(node["b"]?.sequence?.first?.span.start.description == "1:8")
    #expect(node["c"]?.scalar?.text == "two")
  }

  @Test("honours the core tags")
  func tags() throws {
    let node = try YAMLReader.document(
      in: SourceFile(
        path: "a",
        text: "[!!str 12, !!int \"12\", ! no, !!float 1, !!seq [], !!null ~]"
      )
    )
    #expect(
      node.sequence?.compactMap(\.scalar?.value)
        == [.text("12"), .integer(12), .text("no"), .integer(1), .null]
    )
  }

  private func messages(_ text: String, limits: YAMLLimits = .scenario) -> [String] {
    do throws(DiagnosticsError) {
      _ = try YAMLReader.document(in: SourceFile(path: "a.yaml", text: text), limits: limits)
      return []
    } catch {
      return error.diagnostics.map { diagnostic in
        let place = diagnostic.span?.start.description ?? "file"
        let suggestion = diagnostic.suggestion.map { " (\($0)?)" } ?? ""
        return "\(place) \(diagnostic.message)\(suggestion)"
      }
    }
  }
}
