/// A scalar as written: its text, and whether quotes (or a block style) make it text whatever it looks like.
package struct YAMLScalar: Hashable, Sendable {
  package var text: String
  /// True for plain scalars; only these may mean null, a boolean or a number.
  package var isPlain: Bool

  package init(text: String, isPlain: Bool) {
    self.text = text
    self.isPlain = isPlain
  }
}
