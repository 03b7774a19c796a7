/// A length under a name, as in `minimum: {title: 60}`.
package struct NamedLength: Hashable, Sendable {
  package var name: String
  package var length: Length

  package init(name: String, length: Length) {
    self.name = name
    self.length = length
  }
}
