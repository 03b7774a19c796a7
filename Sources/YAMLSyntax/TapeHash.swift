/// The hash of a scalar's bytes that the tape keeps: Fowler, Noll and Vo's, 32 bits.
///
/// Good for telling words apart quickly; whoever needs certainty compares the bytes too.
package struct TapeHash: Sendable {
  package private(set) var value: UInt32 = 2_166_136_261

  package init() {}

  package init(_ text: String) {
    for byte in text.utf8 { combine(byte) }
  }

  mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt32(byte)) &* 16_777_619
  }
}
