import ReplayEngine
import Testing

@Suite("Shrinking a witness")
struct DeltaDebuggingTests {
  @Test("keeps exactly what is needed", arguments: [[3, 7], [1], [0, 5, 11], [2, 3, 4, 5]])
  func keepsWhatIsNeeded(needed: [Int]) {
    let found = DeltaDebugging.minimized(Array(0..<12)) { candidate in
      needed.allSatisfy(candidate.contains)
    }
    #expect(found == needed)
  }

  @Test("returns the best so far when attempts run out")
  func stopsInTime() {
    let found = DeltaDebugging.minimized(Array(0..<1_000), attempts: 3) { $0.contains(999) }
    #expect(found.contains(999))
    #expect(found.count < 1_000)
  }
}
