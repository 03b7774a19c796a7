/// A list: what stands in it and how many.
package struct FormatList: Hashable, Sendable {
  package var element: FormatKind
  /// What one element is called in messages: `a step`; nil names the key instead.
  package var noun: String?
  package var count: ClosedRange<Int>
  /// How the whole is written, for messages: `[x, y, width, height]`.
  package var example: String

  package init(
    of element: FormatKind,
    noun: String? = nil,
    count: ClosedRange<Int> = 0...Int.max,
    example: String
  ) {
    self.element = element
    self.noun = noun
    self.count = count
    self.example = example
  }
}
