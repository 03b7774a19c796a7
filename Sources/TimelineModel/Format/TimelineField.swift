/// One key of the format as data: its name, what it takes, what it means.
package struct TimelineField: Hashable, Sendable {
  package var name: String
  package var shape: TimelineShape
  package var about: String
  package var isRequired: Bool
}

/// The keys of one mapping of the format: an enum, so that decoders cannot forget one.
protocol TimelineKeys: CaseIterable, Hashable, Sendable, RawRepresentable<String> {
  /// What the key takes, and its meaning in one sentence.
  var declaration: (shape: TimelineShape, about: String) { get }
  var isRequired: Bool { get }
}

extension TimelineKeys {
  var isRequired: Bool { false }

  static var fields: [TimelineField] {
    allCases.map { key in
      let (shape, about) = key.declaration
      return TimelineField(
        name: key.rawValue,
        shape: shape,
        about: about,
        isRequired: key.isRequired
      )
    }
  }
}
