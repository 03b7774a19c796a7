import Foundation
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
}
