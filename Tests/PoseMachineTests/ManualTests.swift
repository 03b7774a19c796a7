import PoseMachine
import ReplayTestSupport
import SourceText
import Testing
import ToolbarModel

@Suite("The machine's manual")
struct ManualTests {
  @Test("the page of regions and reactions is what the code says")
  func current() throws {
    let path = Fixtures.packageRoot() + "/Sources/PoseMachine/PoseMachine.docc/Regions.md"
    let file = try SourceFile.read(path: path)
    let page = String(decoding: file.bytes, as: UTF8.self)
    #expect(
      page.split(separator: "\n", omittingEmptySubsequences: false)
        == MachineManual.page(for: .iPhoneDuo)
        .split(separator: "\n", omittingEmptySubsequences: false),
      "write MachineManual.page(for: .iPhoneDuo) to Regions.md"
    )
  }
}
