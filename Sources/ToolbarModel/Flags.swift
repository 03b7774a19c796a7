/// App state by name, kept sorted so that equal states are equal values and print the same.
package struct Flags: Hashable, Sendable {
  private struct Flag: Hashable, Sendable {
    var name: String
    var value: FlagValue
  }

  /// One list, so that copying costs one reference.
  private var flags: [Flag] = []

  package init() {}

  package subscript(name: String) -> FlagValue? {
    get { flags.first { $0.name == name }?.value }
    set {
      if let index = flags.firstIndex(where: { $0.name == name }) {
        if let newValue { flags[index].value = newValue } else { flags.remove(at: index) }
      } else if let newValue {
        let index = flags.firstIndex { $0.name > name } ?? flags.endIndex
        flags.insert(Flag(name: name, value: newValue), at: index)
      }
    }
  }

  package var isEmpty: Bool { flags.isEmpty }

  package var count: Int { flags.count }

  /// Name and value in ascending order of names.
  package var pairs: [(name: String, value: FlagValue)] {
    flags.map { (name: $0.name, value: $0.value) }
  }
}
