/// Exponential decay in whole numbers: the same result on every machine.
package struct HalfLife: Hashable, Sendable {
  package let milliseconds: Int

  package init(milliseconds: Int) {
    precondition(milliseconds > 0, "a half-life of \(milliseconds) ms")
    self.milliseconds = milliseconds
  }

  /// 2 to the power of -1/2, -1/4, -1/8, …, with 62 binary places.
  private static let roots: [UInt128] = {
    var roots: [UInt128] = []
    var root: UInt128 = 1 << 61
    for _ in 0..<32 {
      // The first one is the root of a half, every other the root of the one before.
      root = squareRoot(root << 62)
      roots.append(root)
    }
    return roots
  }()

  /// What is left of a value after some time, rounded to the nearest.
  package func decayed(_ value: Int, after elapsed: Int) -> Int {
    let halvings = elapsed / milliseconds
    guard halvings < 62 else { return 0 }
    var rest = elapsed % milliseconds
    var left = UInt128(value) << 32
    for root in Self.roots where rest > 0 {
      rest *= 2
      guard rest >= milliseconds else { continue }
      rest -= milliseconds
      left = (left * root) >> 62
    }
    left >>= UInt128(halvings)
    return Int((left + (1 << 31)) >> 32)
  }

  private static func squareRoot(_ value: UInt128) -> UInt128 {
    var low: UInt128 = 0
    var high: UInt128 = 1 << 63
    while low < high {
      let middle = (low + high + 1) / 2
      if middle * middle <= value { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
