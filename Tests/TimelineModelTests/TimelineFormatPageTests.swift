import ReplayTestSupport
import SourceText
import Testing
import TimelineModel

@Suite("The page of the format")
struct TimelineFormatPageTests {
  @Test("lists every key with its meaning, required ones in bold, in canonical order")
  func isComplete() throws {
    let page = try SourceFile.read(
      path: Fixtures.packageRoot() + "/Sources/TimelineModel/TimelineModel.docc/TimelineFormat.md"
    )
    let lines = String(decoding: page.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let rows = TimelineTable.allCases.flatMap(\.keys).map { field in
      let name = field.isRequired ? "**`\(field.name)`**" : "`\(field.name)`"
      return "| \(name) | \(field.about) |"
    }
    #expect(lines.filter { $0.hasPrefix("| `") || $0.hasPrefix("| **") } == rows)
  }
}
