/// One coordinate of a matrix combination: the dotted path and the value as written.
package struct MatrixValue: Hashable, Sendable {
  package var path: String
  package var value: String

  package init(path: String, value: String) {
    self.path = path
    self.value = value
  }
}
