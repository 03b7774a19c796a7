/// A number of a profile with where it comes from.
///
/// The unit is that of its `ProfileNumber`: hundredths of a point, hundredths of a degree, or milliseconds.
package struct ProfileValue: Hashable, Sendable {
  package var value: Int
  package var source: String
  package var grade: SourceGrade

  package init(_ value: Int, _ source: String, _ grade: SourceGrade) {
    self.value = value
    self.source = source
    self.grade = grade
  }
}
