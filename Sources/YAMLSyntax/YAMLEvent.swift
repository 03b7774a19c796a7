/// One step of the parser, without the text it may carry.
struct YAMLEvent {
  enum Kind {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias
    case scalar
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
  }

  var kind: Kind
  var place: YAMLPlace
  /// A scalar without quotes that is not a block scalar.
  var isPlain = false
  var hasAnchor = false
  var hasTag = false
}
