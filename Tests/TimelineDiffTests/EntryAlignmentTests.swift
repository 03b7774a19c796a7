import Testing

import TimelineDiff

@Suite("Aligning entries")
struct EntryAlignmentTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var old: [Int]
    var new: [Int]
    var pairs: [[Int]]
  }

  @Test(
    "pairs the same steps, whatever was inserted, removed or moved",
    arguments: [
      Row(testDescription: "nothing", old: [], new: [], pairs: []),
      Row(
        testDescription: "equal",
        old: [1, 2, 1],
        new: [1, 2, 1],
        pairs: [[0, 0], [1, 1], [2, 2]]
      ),
      Row(
        testDescription: "inserted in front",
        old: [1, 2],
        new: [9, 1, 2],
        pairs: [[0, 1], [1, 2]]
      ),
      Row(testDescription: "appended", old: [1], new: [1, 2], pairs: [[0, 0]]),
      Row(
        testDescription: "removed first of two equal ones",
        old: [1, 2, 1, 3],
        new: [2, 1, 3],
        pairs: [[1, 0], [2, 1], [3, 2]]
      ),
      Row(
        testDescription: "both ends differ",
        old: [7, 1, 2, 3, 8],
        new: [5, 1, 4, 2, 3, 6],
        pairs: [[1, 1], [2, 3], [3, 4]]
      ),
      Row(
        testDescription: "two swapped are still the same two",
        old: [1, 2, 3],
        new: [1, 3, 2],
        pairs: [[0, 0], [2, 1], [1, 2]]
      ),
    ]
  )
  func pairs(row: Row) {
    #expect(EntryAlignment.pairs(row.old, row.new).map { [$0.old, $0.new] } == row.pairs)
  }

  @Test("pairs by occurrence when more differs than the edit script may cost")
  func occurrences() {
    let old = [1, 5, 1, 6, 1]
    let new = [2, 1, 3, 1, 4]
    #expect(
      EntryAlignment.pairs(old, new, limit: 0).map { [$0.old, $0.new] } == [[0, 1], [2, 3]]
    )
  }

  @Test("gives a longest common run of any two short sequences")
  func exhaustive() {
    // All pairs of sequences of up to four steps of two kinds.
    var sequences: [[Int]] = [[]]
    for length in 1...4 {
      for bits in 0..<(1 << length) {
        sequences.append((0..<length).map { (bits >> $0) & 1 })
      }
    }
    for old in sequences {
      for new in sequences {
        let pairs = EntryAlignment.pairs(old, new)
        #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
        #expect(Set(pairs.map(\.old)).count == pairs.count)
        let zeros = min(old.count { $0 == 0 }, new.count { $0 == 0 })
        let ones = min(old.count { $0 == 1 }, new.count { $0 == 1 })
        #expect(pairs.count == zeros + ones, "\(old) \(new)")
      }
    }
  }
}
