/// App state by name, kept sorted so that equal states are equal values and print the same.
package struct Flags: Hashable, Sendable {
  private struct Flag: Hashable, Sendable {
    let name: String
    let value: FlagValue
    /// Of both, since flags are hashed far more often than they change.
    private let hash: Int

    init(name: String, value: FlagValue) {
      self.name = name
      self.value = value
      var hasher = Hasher()
      hasher.combine(name)
      hasher.combine(value)
      hash = hasher.finalize()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// One list, so that copying costs one reference.
  private var flags: [Flag] = []

  package init() {}

  package subscript(name: String) -> FlagValue? {
    get { flags.first { $0.name == name }?.value }
    set {
      if let index = flags.firstIndex(where: { $0.name == name }) {
        if let newValue {
          flags[index] = Flag(name: name, value: newValue)
        } else {
          flags.remove(at: index)
        }
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
