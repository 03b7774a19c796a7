import ReplayTestSupport
import ScenarioModel
import SourceText
import Testing

@Suite struct ScenarioSchemaTests {
  /// Rewrite the file with `toolbar-replay schema scenario > tools/scenario.schema.json`.
  @Test("the schema in tools is the one the format table makes")
  func current() throws {
    let path = Fixtures.packageRoot() + "/tools/scenario.schema.json"
    let written = String(decoding: try SourceFile.read(path: path).bytes, as: UTF8.self)
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
    #expect(lines(written) == lines(ScenarioSchema.text))
  }

  @Test("every key has a meaning in one sentence")
  func meanings() {
    for name in [FormatMapping.Name.scenario, .screen, .item, .step, .expectation, .condition] {
      for key in FormatTable.mapping(name).keys {
        #expect(key.meaning.hasSuffix("."), "\(key.name) of \(name)")
      }
    }
  }
}
