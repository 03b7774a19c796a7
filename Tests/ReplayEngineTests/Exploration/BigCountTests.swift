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
      (Array(repeating: 3, count: 6), "137225088000"),
      (Array(repeating: 1, count: 20), "2432902008176640000"),
      (Array(repeating: 1, count: 25), "15511210043330985984000000"),
      (Array(repeating: 1, count: 40), "815915283247897734345611269596115894272000000000"),
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
    let most = BigCount(999_999_999_999_999_999)
    #expect((most + .one).description == "1000000000000000000")
    #expect(most < most + .one)
    #expect(most + .one == BigCount(1_000_000_000_000_000_000))
    #expect((most + most).asInt == 1_999_999_999_999_999_998)
    #expect(BigCount(.max).description == String(Int.max))
    #expect((BigCount(.max) + .one).asInt == nil)
  }

  @Test("adding one to itself again and again is multiplying by two", arguments: [1, 59, 64, 200])
  func doubles(times: Int) {
    var sum = BigCount.one
    var product = BigCount.one
    for _ in 0..<times {
      sum += sum
      product = product.multiplied(by: 2)
    }
    #expect(sum == product)
    let halved = (0..<times).reduce(product) { count, _ in count.divided(exactlyBy: 2) }
    #expect(halved == .one)
  }
}
