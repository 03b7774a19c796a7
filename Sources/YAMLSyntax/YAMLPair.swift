package import SourceText

/// One entry of a mapping: a scalar key with its place, and a value.
package struct YAMLPair: Hashable, Sendable {
  package var key: String
  package var keySpan: SourceSpan
  package var value: YAMLNode

  package init(key: String, keySpan: SourceSpan, value: YAMLNode) {
    self.key = key
    self.keySpan = keySpan
    self.value = value
  }
}
