import SourceText
import ToolbarModel
import YAMLSyntax

/// A node that the checker has accepted, read without questions.
///
/// What cannot be read here is a mistake of the checker, and ends the program with the place.
struct CheckedNode {
  let node: YAMLNode

  init(_ node: YAMLNode) { self.node = node }

  var position: SourcePosition { node.span.start }

  subscript(key: String) -> CheckedNode? { node[key].map { CheckedNode($0) } }

  var elements: [CheckedNode] { (node.sequence ?? []).map { CheckedNode($0) } }

  var entries: [(key: String, position: SourcePosition, value: CheckedNode)] {
    (node.mapping ?? []).map { ($0.key, $0.keySpan.start, CheckedNode($0.value)) }
  }

  var isMapping: Bool { node.mapping != nil }
  var isList: Bool { node.sequence != nil }
  var isNothing: Bool { node.isNull }

  /// The text of a scalar; nil for lists and mappings.
  var word: String? { node.scalar?.text }

  var text: String {
    guard let text = node.scalar?.text else { trap("text") }
    return text
  }

  var id: ItemID { ItemID(text) }

  var boolean: Bool {
    guard case .boolean(let value) = node.scalar?.value else { trap("true or false") }
    return value
  }

  var length: Length {
    guard let length = node.length else { trap("a number") }
    return length
  }

  /// A figure; nil for `~`.
  var figure: Length? { isNothing ? nil : length }

  var integer: Int {
    guard case .integer(let value) = node.scalar?.value else { trap("a whole number") }
    return value
  }

  var duration: ReplayDuration {
    guard case .duration(let duration) = DurationReading(text) else { trap("a duration") }
    return duration
  }

  /// A value of an enumeration by its raw value.
  func value<Value: RawRepresentable>(_ type: Value.Type) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: text) else { trap("\(type)") }
    return value
  }

  var ids: [ItemID] { elements.map(\.id) }

  var size: Size {
    let sides = elements.map(\.length)
    guard sides.count == 2 else { trap("two sides") }
    return Size(width: sides[0], height: sides[1])
  }

  /// The four orientations; `landscape` alone means landscapeRight.
  var orientation: Orientation {
    text == "landscape" ? .landscapeRight : value(Orientation.self)
  }

  var flag: FlagValue {
    guard let scalar = node.scalar else { trap("a flag") }
    switch scalar.value {
    case .boolean(let value): return .boolean(value)
    case .integer, .float: return .number(hundredths: length.hundredths)
    case .null, .text: return .text(scalar.text)
    }
  }

  var flags: Flags {
    var flags = Flags()
    for (name, _, value) in entries { flags[name] = value.flag }
    return flags
  }

  private func trap(_ wanted: String) -> Never {
    preconditionFailure("checked value at \(position) is not \(wanted): \(node.content)")
  }
}
