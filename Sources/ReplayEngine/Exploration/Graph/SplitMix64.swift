/// A small seeded generator: the same numbers on every machine (Steele, Lea and Flood, 2014).
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number in 0..<bound, without bias (Lemire's multiplication), the same with every standard library.
  package mutating func number(below bound: Int) -> Int {
    precondition(bound > 0, "a bound is positive, got \(bound)")
    let limit = UInt64(bound)
    var product = next().multipliedFullWidth(by: limit)
    if product.low < limit {
      let threshold = (0 &- limit) % limit
      while product.low < threshold { product = next().multipliedFullWidth(by: limit) }
    }
    return Int(product.high)
  }
}
