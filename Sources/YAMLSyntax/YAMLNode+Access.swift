extension YAMLNode {
  package var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  package var sequence: [YAMLNode]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  package var mapping: [YAMLPair]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }

  /// The value of a key; nil without the key or when this is no mapping.
  package subscript(key: String) -> YAMLNode? { mapping?.first { $0.key == key }?.value }

  package var isNull: Bool { scalar?.isNull ?? false }

  /// What the value is, for messages: `a list`, `the word “left”`, `the number 12`.
  package var kindText: String {
    switch content {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar(let scalar): scalar.kindText
    }
  }
}

extension YAMLScalar {
  /// What the scalar is, for messages: `nothing`, `the number 12`, `the text “12”`, `true`.
  package var kindText: String {
    switch value {
    case .null: "nothing"
    case .boolean(let value): "\(value)"
    case .integer, .float: "the number \(text)"
    case .text: isPlain ? "the word “\(text)”" : "the text “\(text)”"
    }
  }
}
