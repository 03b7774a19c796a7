import ReplayEngine
import Testing

@Suite("Counts of any size")
struct BigCountTests {
  @Test(
    "counts the orders of strands exactly",
    arguments: [
      ([], "1"),
      ([1, 1], "2"),
      (Array(repeating: 1, count: 10), "3628800"),
      ([2, 2, 2, 2, 2, 2], "7484400"),
      ([3, 2, 3, 3, 2, 2], "756756000"),
      (Array(repeating: 1, count: 25), "15511210043330985984000000"),
    ]
  )
  func multinomial(lengths: [Int], expected: String) {
    #expect(BigCount.multinomial(lengths).description == expected)
  }

  @Test("adds with carries and compares by size")
  func adds() {
    let nines = BigCount(999_999_999)
    #expect((nines + .one).description == "1000000000")
    #expect(nines < nines + .one)
    #expect((nines + nines).asInt == 1_999_999_998)
    #expect(BigCount.multinomial(Array(repeating: 1, count: 25)).asInt == nil)
  }
}
