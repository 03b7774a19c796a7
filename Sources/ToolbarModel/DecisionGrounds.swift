/// What all decisions in one bar have in common, or a decision has to itself.
package struct DecisionGrounds: Hashable, Sendable {
  /// For items in no bar that had to fit anything.
  package static let none = DecisionGrounds(numbers: nil, survivors: 0..<0, assumed: nil)

  package let numbers: FitNumbers?
  /// Who stayed where others had to leave, strongest first: a part of the layout's lists.
  package let survivors: Range<Int32>
  /// Index of a list of the table's unpublished numbers.
  package let assumed: Int32?

  package init(numbers: FitNumbers?, survivors: Range<Int32>, assumed: Int32?) {
    self.numbers = numbers
    self.survivors = survivors
    self.assumed = assumed
  }
}
