/// How many of some keys a mapping may have.
package struct FormatChoice: Hashable, Sendable {
  package enum Count: Hashable, Sendable {
    case exactlyOne
    case atMostOne
    case atLeastOne
  }

  package var count: Count
  package let keys: [String]
  /// The rule in words, for messages: `a step has one event`.
  package var rule: String

  package init(_ count: Count, of keys: [String], _ rule: String) {
    self.count = count
    self.keys = keys
    self.rule = rule
  }
}
