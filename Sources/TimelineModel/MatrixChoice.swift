/// One coordinate of a matrix combination: a dotted path and the value taken, as written.
package struct MatrixChoice: Hashable, Sendable {
  package var path: String
  package var value: String

  package init(path: String, value: String) {
    self.path = path
    self.value = value
  }
}
