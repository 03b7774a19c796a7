import Foundation
import ReplayTestSupport
import StabilityAnalysis
import Testing

@Suite("The page of the rules")
struct RuleTableTests {
  private static let path =
    Fixtures.packageRoot() + "/Sources/StabilityAnalysis/StabilityAnalysis.docc/Rules.md"

  /// With `WRITE_DOCS` set the page is written instead of compared.
  @Test("is current")
  func isCurrent() throws {
    if ProcessInfo.processInfo.environment["WRITE_DOCS"] != nil {
      try RuleTable.markdown.write(toFile: Self.path, atomically: true, encoding: .utf8)
    }
    let page = try String(contentsOfFile: Self.path, encoding: .utf8)
    #expect(page.split(separator: "\n") == RuleTable.markdown.split(separator: "\n"))
  }
}
