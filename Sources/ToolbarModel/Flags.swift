/// App state by name, kept sorted so that equal states are equal values and print the same.
package struct Flags: Hashable, Sendable {
  package private(set) var names: [String] = []
  package private(set) var values: [FlagValue] = []

  package init() {}

  package subscript(name: String) -> FlagValue? {
    get {
      guard let index = names.firstIndex(of: name) else { return nil }
      return values[index]
    }
    set {
      if let index = names.firstIndex(of: name) {
        if let newValue {
          values[index] = newValue
        } else {
          names.remove(at: index)
          values.remove(at: index)
        }
      } else if let newValue {
        let index = names.firstIndex { $0 > name } ?? names.endIndex
        names.insert(name, at: index)
        values.insert(newValue, at: index)
      }
    }
  }

  package var isEmpty: Bool { names.isEmpty }

  /// Name and value in ascending order of names.
  package var pairs: [(name: String, value: FlagValue)] {
    zip(names, values).map { (name: $0, value: $1) }
  }
}
