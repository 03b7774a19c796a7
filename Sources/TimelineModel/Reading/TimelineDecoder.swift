import SourceText
import ToolbarModel
import YAMLSyntax

/// Decodes values of the timeline format from a tape; notes every fault and gives nil for what has one.
struct TimelineDecoder {
  struct Tables {
    var item = WordTable<TimelineItemKey>()
    var priority = WordTable<PriorityKey>()
    var declared = WordTable<DeclaredKey>()
    var entry = WordTable<TimelineEntryKey>()
    var traits = WordTable<TimelineTraitsKey>()
    var inputs = WordTable<ItemInputsKey>()
    var openMenu = WordTable<OpenMenuKey>()
    var finding = WordTable<FindingKey>()
    var summary = WordTable<TimelineSummaryKey>()
    var excess = WordTable<ExcessKey>()
    var bars = WordTable<Bar>()
    var forms = WordTable<ItemForm>()
    var displays = WordTable<Display>()
    var orientations = WordTable<Orientation>()
    var hinges = WordTable<HingeStatus>()
    var sizeClasses = WordTable<SizeClass>()
    var strips = WordTable<StripSide>()
    var splits = WordTable<SplitSide>()
  }

  let source: SourceStream
  let tables = Tables()
  var diagnostics: [Diagnostic] = []
  var texts = TextTable()

  init(_ source: SourceStream) { self.source = source }

  /// The largest length or position, in points.
  static let mostPoints = 100_000

  mutating func report(_ place: YAMLPlace, _ message: String, suggestion: String? = nil) {
    guard diagnostics.count < 100 else { return }
    diagnostics.append(
      Diagnostic(
        in: source.fileForMessages,
        path: source.path,
        at: place.span,
        message,
        suggestion: suggestion
      )
    )
  }

  /// Notes that a value is not what its key takes, with the nearest word where it takes words.
  mutating func reportWrong(
    _ name: String,
    _ shape: TimelineShape,
    _ tape: borrowing YAMLTape,
    _ index: Int
  ) {
    let words = shape.words
    report(
      tape.tokens[index].place,
      "“\(name)” takes \(shape.text), not \(tape.kindText(at: index))",
      suggestion: tape.tokens[index].kind == .scalar
        ? NearestWord.to(tape.string(at: index), among: words) : nil
    )
  }

  mutating func reportWrong(_ key: some TimelineKeys, _ tape: borrowing YAMLTape, _ index: Int) {
    reportWrong(key.rawValue, key.declaration.shape, tape, index)
  }

  /// Notes a key that the table does not have, unless it is an extension.
  mutating func reportUnknown(
    _ table: TimelineTable,
    _ tape: borrowing YAMLTape,
    _ index: Int
  ) {
    reportUnknown(table, tape.string(at: index), at: tape.tokens[index].place)
  }

  mutating func reportUnknown(_ table: TimelineTable, _ name: String, at place: YAMLPlace) {
    if name.hasPrefix("x-") { return }
    report(
      place,
      "unknown key “\(name)” in \(table.title)",
      suggestion: NearestWord.to(name, among: table.keys.map(\.name))
    )
  }

  /// Notes the keys that a mapping must have and has not.
  mutating func reportMissing<Key: TimelineKeys>(
    _ found: Set<Key>,
    in table: TimelineTable,
    at place: YAMLPlace
  ) {
    for key in Key.allCases where key.isRequired && !found.contains(key) {
      report(place, "\(table.title) needs the key “\(key.rawValue)”")
    }
  }
}
