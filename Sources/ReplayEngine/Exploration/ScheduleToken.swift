/// Writes a schedule as a short word that a person can paste after `--schedule`, and reads it back.
///
/// The word is base 32 (Crockford's digits, without i, l, o and u): a version, a fingerprint of the
/// scenario so that a token is not replayed on another one, then the choices run by run.
package enum ScheduleToken {
  /// What can be wrong with a token.
  package enum Fault: Error, Hashable, Sendable {
    case malformed
    /// Made for another scenario, or for this one before it changed.
    case otherScenario
  }

  private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
  private static let version: UInt64 = 1
  /// No schedule is longer: it would have more steps than a scenario may have nodes.
  private static let limit = 1_000_000

  package static func text(of choices: [ScheduleChoice], fingerprint: UInt32) -> String {
    var numbers: [UInt64] = [version, UInt64(fingerprint)]
    var index = 0
    while index < choices.count {
      var end = index + 1
      while end < choices.count, choices[end] == choices[index] { end += 1 }
      let run = UInt64(end - index)
      numbers.append(code(choices[index]) << 1 | (run > 1 ? 1 : 0))
      if run > 1 { numbers.append(run - 2) }
      index = end
    }
    return String(decoding: numbers.flatMap(encoded), as: UTF8.self)
  }

  package static func choices(
    in text: String,
    fingerprint: UInt32
  ) throws(Fault) -> [ScheduleChoice] {
    var numbers = try decoded(text)[...]
    guard numbers.popFirst() == version, let made = numbers.popFirst() else { throw .malformed }
    guard made == UInt64(fingerprint) else { throw .otherScenario }
    var choices: [ScheduleChoice] = []
    while let number = numbers.popFirst() {
      var run: UInt64 = 1
      if number & 1 == 1 {
        guard let more = numbers.popFirst(), more < limit else { throw .malformed }
        run = more + 2
      }
      guard number >> 1 <= limit, choices.count + Int(run) <= limit else { throw .malformed }
      choices += Array(repeating: choice(number >> 1), count: Int(run))
    }
    return choices
  }

  /// FNV-1a of the scenario's bytes: stable everywhere, short enough to type.
  package static func fingerprint(of bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  private static func code(_ choice: ScheduleChoice) -> UInt64 {
    switch choice {
    case .time: 0
    case .strand(let strand): UInt64(strand) + 1
    }
  }

  private static func choice(_ code: UInt64) -> ScheduleChoice {
    code == 0 ? .time : .strand(Int(code) - 1)
  }

  /// Base 16 groups, each digit with a bit that says whether more follow.
  private static func encoded(_ number: UInt64) -> [UInt8] {
    var rest = number
    var word: [UInt8] = []
    repeat {
      let isLast = rest < 16
      word.append(digits[Int(rest & 15) | (isLast ? 0 : 16)])
      rest >>= 4
    } while rest > 0
    return word
  }

  private static func decoded(_ text: String) throws(Fault) -> [UInt64] {
    var numbers: [UInt64] = []
    var number: UInt64 = 0
    var shift: UInt64 = 0
    for byte in text.lowercased().utf8 {
      guard let digit = digits.firstIndex(of: byte), shift <= 56 else { throw .malformed }
      number |= UInt64(digit & 15) << shift
      shift += 4
      if digit < 16 {
        numbers.append(number)
        number = 0
        shift = 0
      }
    }
    guard shift == 0 else { throw .malformed }
    return numbers
  }
}
