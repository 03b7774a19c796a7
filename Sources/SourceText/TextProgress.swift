/// Checks text as UTF-8 while it arrives in pieces, and knows the position it has reached.
///
/// Lines end where libyaml ends them: LF, CR, CRLF, U+0085, U+2028 and U+2029.
package struct TextProgress: Sendable {
  /// Where the next scalar stands, or the scalar whose bytes are still arriving.
  package private(set) var position = SourcePosition.start
  private var scalar: UInt32 = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF
  private var afterCarriageReturn = false

  package init() {}

  /// Goes on after a byte that was not UTF-8, counting it as one scalar.
  init(after bad: TextProgress) {
    position = SourcePosition(line: bad.position.line, column: bad.position.column + 1)
  }

  /// True between scalars; false when the text stopped in the middle of one.
  package var isComplete: Bool { missing == 0 }

  /// Whether a byte begins a scalar of its own line, so not the second half of CRLF.
  func isBeforeScalar(_ byte: UInt8) -> Bool {
    isComplete && !(afterCarriageReturn && byte == 0x0A)
  }

  /// Takes the next piece; false at a byte that is not UTF-8, with `position` at its scalar.
  package mutating func consume(_ bytes: Span<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let start = index
      // Almost all text is runs of printable ASCII, which only move the column.
      while index < bytes.count, missing == 0, bytes[index] &- 0x20 < 0x60 { index += 1 }
      if index > start {
        position.column += index - start
        afterCarriageReturn = false
      }
      guard index < bytes.count else { break }
      guard consume(bytes[index]) else { return false }
      index += 1
    }
    return true
  }

  /// Takes one byte; false when it is not UTF-8.
  package mutating func consume(_ byte: UInt8) -> Bool {
    if missing > 0 { return consumeContinuation(byte) }
    switch byte {
    case 0x20..<0x80:
      afterCarriageReturn = false
      position.column += 1
    case 0..<0x20: advance(past: UInt32(byte))
    case 0xC2...0xDF: begin(byte & 0x1F, missing: 1)
    case 0xE0: begin(byte & 0x0F, missing: 2, allowed: 0xA0...0xBF)
    case 0xED: begin(byte & 0x0F, missing: 2, allowed: 0x80...0x9F)
    case 0xE1...0xEF: begin(byte & 0x0F, missing: 2)
    case 0xF0: begin(byte & 0x07, missing: 3, allowed: 0x90...0xBF)
    case 0xF1...0xF3: begin(byte & 0x07, missing: 3)
    case 0xF4: begin(byte & 0x07, missing: 3, allowed: 0x80...0x8F)
    default: return false
    }
    return true
  }

  private mutating func begin(
    _ bits: UInt8,
    missing: Int,
    allowed: ClosedRange<UInt8> = 0x80...0xBF
  ) {
    scalar = UInt32(bits)
    self.missing = missing
    self.allowed = allowed
  }

  private mutating func consumeContinuation(_ byte: UInt8) -> Bool {
    guard allowed.contains(byte) else { return false }
    scalar = scalar << 6 | UInt32(byte & 0x3F)
    missing -= 1
    allowed = 0x80...0xBF
    if missing == 0 { advance(past: scalar) }
    return true
  }

  private mutating func advance(past scalar: UInt32) {
    switch scalar {
    case 0x0A:
      if !afterCarriageReturn { beginLine() }
    case 0x0D, 0x85, 0x2028, 0x2029: beginLine()
    default: position.column += 1
    }
    afterCarriageReturn = scalar == 0x0D
  }

  private mutating func beginLine() {
    position = SourcePosition(line: position.line + 1, column: 1)
  }
}
