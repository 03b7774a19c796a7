/// The setting of a named choice with where it comes from.
package struct SwitchValue: Hashable, Sendable {
  package var isOn: Bool
  package var source: String
  package var grade: SourceGrade

  package init(_ isOn: Bool, _ source: String, _ grade: SourceGrade) {
    self.isOn = isOn
    self.source = source
    self.grade = grade
  }
}
