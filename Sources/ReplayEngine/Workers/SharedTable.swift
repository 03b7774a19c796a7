import Synchronization

/// A dictionary that all workers share: what one has found out, the others look up.
///
/// Hashes are computed before a lock is taken, and keys are spread over several locks, so that workers
/// seldom wait for each other. What a key stands for must not depend on who asks first.
final class SharedTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private final class Part: Sendable {
    let values = Mutex<[Prehashed<Key>: Value]>([:])
  }

  private let parts: [Part]

  private static var partCount: Int { 64 }

  init() { parts = (0..<Self.partCount).map { _ in Part() } }

  /// How many keys it knows.
  var count: Int { parts.reduce(0) { sum, part in sum + part.values.withLock(\.count) } }

  func value(for key: Prehashed<Key>) -> Value? { part(of: key).values.withLock { $0[key] } }

  /// The value of a key: what is known already, or else what `make` makes, outside every lock.
  func value(for key: Prehashed<Key>, orMaking make: () -> Value) -> Value {
    value(for: key) ?? value(for: key, orAdding: make())
  }

  /// The value of a key: what is known already, or else `new`, which is known from now on.
  func value(for key: Prehashed<Key>, orAdding new: Value) -> Value {
    part(of: key).values.withLock { values in
      if let known = values[key] { return known }
      values[key] = new
      return new
    }
  }

  private func part(of key: Prehashed<Key>) -> Part {
    parts[Int(UInt(bitPattern: key.hash) % UInt(Self.partCount))]
  }
}
