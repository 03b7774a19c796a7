/// A value with its hash computed once, on the worker that made it, so that merging stays cheap.
struct Prehashed<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value
  let hash: Int

  init(_ value: Value) {
    self.value = value
    self.hash = value.hashValue
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  static func == (a: Prehashed, b: Prehashed) -> Bool { a.hash == b.hash && a.value == b.value }
}
