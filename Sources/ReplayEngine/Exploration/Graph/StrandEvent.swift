/// One event by its place: the strand and its number on it, both from zero.
package struct StrandEvent: Hashable, Comparable, Sendable {
  package var strand: Int
  package var number: Int

  package init(strand: Int, number: Int) {
    self.strand = strand
    self.number = number
  }

  package static func < (a: StrandEvent, b: StrandEvent) -> Bool {
    (a.strand, a.number) < (b.strand, b.number)
  }
}
