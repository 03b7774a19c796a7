/// A value that is kept once, however many hold it: copying costs one reference, and equal holders of one value are
/// compared without looking at it.
///
/// Inlined where it is used, so that reading one part of a large value does not copy the rest.
@usableFromInline
package struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline
  final class Storage: Sendable {
    @usableFromInline let value: Value

    @usableFromInline
    init(_ value: consuming Value) { self.value = value }
  }

  @usableFromInline let storage: Storage

  @inlinable
  package init(_ value: consuming Value) { storage = Storage(value) }

  @inlinable package var value: Value { storage.value }

  /// Tells this storage from every other, as long as it lives.
  package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// Whether both hold the very same value; false says nothing.
  @inlinable
  package func isSame(as other: Shared) -> Bool { storage === other.storage }

  @inlinable
  package static func == (a: Shared, b: Shared) -> Bool {
    a.storage === b.storage || a.storage.value == b.storage.value
  }

  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}

extension Shared: CustomStringConvertible {
  @usableFromInline package var description: String { String(describing: storage.value) }
}
