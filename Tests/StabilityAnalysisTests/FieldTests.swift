import Foundation
import ReplayTestSupport
import Testing

@Suite("Reports from the field")
struct FieldTests {
  static let cases: [FieldCase] = {
    let root = Fixtures.sharedPath("field")
    let names = (FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? [])
      .filter { $0.hasSuffix(".timeline.yaml") }.sorted()
    return names.compactMap { name in
      do { return try FieldCase(path: root + "/" + name) } catch {
        Issue.record("\(name): \(error)")
        return nil
      }
    }
  }()

  @Test("flags every fault, and nothing that is repaired or legitimate", arguments: cases)
  func field(_ row: FieldCase) throws {
    #expect(try row.faults() == [])
  }
}
