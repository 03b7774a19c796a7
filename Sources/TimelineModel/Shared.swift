/// A value that is kept once, however many hold it: copying costs one reference, and equal holders of one value are
/// compared without looking at it.
package struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  package init(_ value: Value) { storage = Storage(value) }

  package var value: Value { storage.value }

  /// Tells this storage from every other, as long as it lives.
  package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// Whether both hold the very same value; false says nothing.
  package func isSame(as other: Shared) -> Bool { storage === other.storage }

  package static func == (a: Shared, b: Shared) -> Bool {
    a.storage === b.storage || a.storage.value == b.storage.value
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}

extension Shared: CustomStringConvertible {
  package var description: String { String(describing: storage.value) }
}
