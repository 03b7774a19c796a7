import ToolbarModel
import YAMLSyntax

extension YAMLNode {
  /// The text of a scalar, whatever it means.
  var text: String? { scalar?.text }

  /// `a list`, `a mapping`, `nothing`, or the text in quotes: what messages say was found.
  var found: String {
    switch content {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar(let scalar): scalar.isNull ? "nothing" : "\"\(scalar.text)\""
    }
  }

  /// The length that a number means, to the nearest hundredth; nil when it is none.
  var length: Length? {
    if case .scaled(let hundredths) = scalar?.decimal(2) {
      Length(hundredths: hundredths)
    } else {
      nil
    }
  }
}
