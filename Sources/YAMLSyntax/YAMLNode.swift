package import SourceText

/// A positioned YAML value: every scalar, sequence and mapping knows where it stands.
package struct YAMLNode: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    /// In source order; keys are unique (the composer rejects duplicates).
    case mapping([YAMLPair])
  }

  package var content: Content
  package var span: SourceSpan

  package init(_ content: Content, span: SourceSpan) {
    self.content = content
    self.span = span
  }
}
