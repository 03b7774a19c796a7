import ToolbarModel

/// One compact record per distinct settled state: the oracle of the rules that look back.
struct RecordBook: Sendable {
  private var states: [StateKey: SettledRecord] = [:]
  private var declared: [DeclaredKey: SettledRecord] = [:]
  private(set) var start: SettledRecord?

  /// The first settled layout of an equal state.
  func first(of key: StateKey) -> SettledRecord? { states[key] }

  /// The first settled layout of what is declared, without search, keyboard and scroll.
  func expected(of key: DeclaredKey) -> SettledRecord? { declared[key] }

  /// Keeps a settled moment when it is the first of its kind.
  mutating func keep(_ moment: Moment, key: StateKey, declaredKey: DeclaredKey) {
    if states[key] == nil { states[key] = SettledRecord(moment) }
    if moment.isPlain, declared[declaredKey] == nil {
      declared[declaredKey] = SettledRecord(moment)
    }
    if start == nil { start = SettledRecord(moment) }
  }
}
