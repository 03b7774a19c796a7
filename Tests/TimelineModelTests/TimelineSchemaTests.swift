import Foundation
import ReplayTestSupport
import SourceText
import Testing
import TimelineModel

@Suite("The schema of timelines")
struct TimelineSchemaTests {
  @Test("is JSON, the same every time, with every key of the table and its requirements")
  func isComplete() throws {
    #expect(TimelineSchema.text == TimelineSchema.text)
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(TimelineSchema.text.utf8)) as? [String: Any]
    )
    #expect(root["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let definitions = try #require(root["$defs"] as? [String: [String: Any]])
    for table in TimelineTable.allCases {
      let properties = definitions[table.rawValue]?["properties"] as? [String: Any]
      #expect(properties?.keys.sorted() == table.keys.map(\.name).sorted())
      #expect(
        definitions[table.rawValue]?["required"] as? [String] ?? []
          == table.keys.filter(\.isRequired).map(\.name)
      )
      #expect(definitions[table.rawValue]?["additionalProperties"] as? Bool == false)
    }
  }

  @Test("is published as it is made")
  func isPublished() throws {
    let file = try SourceFile.read(path: Fixtures.packageRoot() + "/tools/timeline.schema.json")
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == TimelineSchema.text,
      "write it again: toolbar-replay schema timeline > tools/timeline.schema.json"
    )
  }
}
