import ToolbarModel

/// One compact record per distinct settled state: the oracle of the rules that look back.
struct RecordBook: Sendable {
  private var states: [StateKey: Int] = [:]
  private var first: [SettledRecord] = []
  private var declared: [DeclaredKey: Int] = [:]
  private var expected: [SettledRecord?] = []
  private(set) var start: SettledRecord?

  /// The first settled layout of an equal state.
  func first(of key: StateKey) -> SettledRecord? { states[key].map { first[$0] } }

  /// The number of a settled state, with its first layout when that was earlier; keeps it when it is the first.
  mutating func visit(_ moment: Moment) -> (number: Int, first: SettledRecord?) {
    let key = moment.key
    if start == nil { start = SettledRecord(moment) }
    if let number = states[key] { return (number, first[number]) }
    states[key] = first.count
    first.append(SettledRecord(moment))
    return (first.count - 1, nil)
  }

  /// The number of what is declared, with the first plain layout of it when that was earlier.
  mutating func visitDeclared(_ moment: Moment) -> (number: Int, expected: SettledRecord?) {
    let key = moment.declaredKey
    let number = declared[key] ?? expected.count
    if number == expected.count {
      declared[key] = number
      expected.append(nil)
    }
    let known = expected[number]
    if known == nil, moment.isPlain { expected[number] = SettledRecord(moment) }
    return (number, known)
  }
}
