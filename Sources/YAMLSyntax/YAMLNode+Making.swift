import SourceText

/// Values that were made, not read; they stand at the start of nowhere.
extension YAMLNode {
  package static func text(_ text: String) -> YAMLNode {
    made(.scalar(YAMLScalar(text: text, isPlain: false)))
  }

  /// A number, a boolean or null, as its text is written.
  package static func plain(_ text: String) -> YAMLNode {
    made(.scalar(YAMLScalar(text: text, isPlain: true)))
  }

  package static func list(_ elements: [YAMLNode]) -> YAMLNode { made(.sequence(elements)) }

  package static func map(_ pairs: [(key: String, value: YAMLNode)]) -> YAMLNode {
    made(
      .mapping(
        pairs.map { YAMLPair(key: $0.key, keySpan: SourceSpan(at: .start), value: $0.value) }
      )
    )
  }

  private static func made(_ content: Content) -> YAMLNode {
    YAMLNode(content, span: SourceSpan(at: .start))
  }
}
