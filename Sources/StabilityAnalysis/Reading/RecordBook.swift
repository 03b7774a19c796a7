import ToolbarModel

/// One compact record per distinct settled state: the oracle of the rules that look back.
struct RecordBook: Sendable {
  private struct State {
    var first: SettledRecord
    var declared: Int
  }

  private var numbers: [StateKey: Int] = [:]
  private var states: [State] = []
  private var declaredNumbers: [DeclaredKey: Int] = [:]
  /// The first plain layout of what is declared, by its number.
  private var expected: [SettledRecord?] = []
  private(set) var start: SettledRecord?

  /// What is known of the state of a settled moment; the first layout of a state, and of what is declared, is kept.
  mutating func visit(_ moment: Moment) -> Rest {
    let key = StateKey(circumstances: moment.circumstances)
    var rest: Rest
    if let number = numbers[key] {
      rest = Rest(state: number, declared: states[number].declared, first: states[number].first)
    } else {
      let record = SettledRecord(moment)
      if start == nil { start = record }
      rest = Rest(state: states.count, declared: declaredNumber(moment))
      numbers[key] = states.count
      states.append(State(first: record, declared: rest.declared))
    }
    rest.expected = expected[rest.declared]
    if rest.expected == nil, moment.isPlain { expected[rest.declared] = SettledRecord(moment) }
    if moment.menu != nil {
      rest.firstWithoutMenu =
        numbers[StateKey(circumstances: moment.circumstances.withoutMenu)].map { states[$0].first }
    }
    return rest
  }

  private mutating func declaredNumber(_ moment: Moment) -> Int {
    let key = moment.circumstances.declaredKey
    if let number = declaredNumbers[key] { return number }
    declaredNumbers[key] = expected.count
    expected.append(nil)
    return expected.count - 1
  }
}
