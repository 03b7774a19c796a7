/// Two looks by their numbers.
struct LookPair: Hashable, Sendable {
  var from: Int
  var to: Int

  init(_ from: Int, _ to: Int) {
    self.from = from
    self.to = to
  }
}
