/// A set of items by number, one bit each; goes through them in ascending order.
struct ItemSet: Equatable, Sendable {
  /// The items below 64, which is all of most timelines.
  private var low: UInt64 = 0
  /// The others, 64 to a word; its last word is never zero, so that equal sets are equal values.
  private var high: [UInt64] = []

  init() {}

  init(_ items: some Sequence<Int>) {
    for item in items { insert(item) }
  }

  var isEmpty: Bool { low == 0 && high.isEmpty }

  var count: Int { low.nonzeroBitCount + high.reduce(0) { $0 + $1.nonzeroBitCount } }

  func contains(_ item: Int) -> Bool { word(item >> 6) & (1 << UInt64(item & 63)) != 0 }

  mutating func insert(_ item: Int) {
    let bit: UInt64 = 1 << UInt64(item & 63)
    if item < 64 {
      low |= bit
    } else {
      while high.count < item >> 6 { high.append(0) }
      high[(item >> 6) - 1] |= bit
    }
  }

  mutating func remove(_ item: Int) {
    let bit: UInt64 = 1 << UInt64(item & 63)
    if item < 64 {
      low &= ~bit
    } else if item >> 6 <= high.count {
      high[(item >> 6) - 1] &= ~bit
      trim()
    }
  }

  func union(_ other: ItemSet) -> ItemSet {
    var union = self
    union.low |= other.low
    while union.high.count < other.high.count { union.high.append(0) }
    for index in other.high.indices { union.high[index] |= other.high[index] }
    return union
  }

  func subtracting(_ other: ItemSet) -> ItemSet {
    var rest = self
    rest.low &= ~other.low
    if high.isEmpty || other.high.isEmpty { return rest }
    for index in 0..<Swift.min(high.count, other.high.count) {
      rest.high[index] &= ~other.high[index]
    }
    rest.trim()
    return rest
  }

  func isSubset(of other: ItemSet) -> Bool { subtracting(other).isEmpty }

  private mutating func trim() {
    while high.last == 0 { high.removeLast() }
  }

  fileprivate var wordCount: Int { 1 + high.count }

  fileprivate func word(_ index: Int) -> UInt64 {
    index == 0 ? low : index <= high.count ? high[index - 1] : 0
  }
}

extension ItemSet: Sequence {
  struct Iterator: IteratorProtocol {
    private let set: ItemSet
    private var index = 0
    private var rest: UInt64

    fileprivate init(_ set: ItemSet) {
      self.set = set
      rest = set.word(0)
    }

    mutating func next() -> Int? {
      while rest == 0 {
        index += 1
        guard index < set.wordCount else { return nil }
        rest = set.word(index)
      }
      let bit = rest.trailingZeroBitCount
      rest &= rest - 1
      return index * 64 + bit
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }
}
