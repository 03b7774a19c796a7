import Synchronization

/// Things by their numbers, which all workers share; numbers may be skipped.
///
/// Spread over several locks, so that workers seldom wait for each other.
final class NumberedList<Element: Sendable>: Sendable {
  private final class Part: Sendable {
    let elements = Mutex<[Element?]>([])
  }

  private let parts: [Part]
  private let next = Atomic<Int>(0)

  private static var partCount: Int { 64 }

  init() { parts = (0..<Self.partCount).map { _ in Part() } }

  /// A number that nothing has yet.
  func newNumber() -> Int { next.wrappingAdd(1, ordering: .relaxed).oldValue }

  func set(_ element: Element, at number: Int) { change(number) { $0 = element } }

  /// - Precondition: something has the number.
  subscript(number: Int) -> Element {
    let part = parts[number % Self.partCount]
    guard let element = part.elements.withLock({ $0[number / Self.partCount] }) else {
      preconditionFailure("nothing has the number \(number)")
    }
    return element
  }

  /// Reads and changes what has a number while no other worker does; nil when nothing has it.
  func change<Result: Sendable>(
    _ number: Int,
    _ body: (inout Element?) -> Result
  ) -> Result {
    parts[number % Self.partCount].elements.withLock { elements in
      let place = number / Self.partCount
      while elements.count <= place { elements.append(nil) }
      return body(&elements[place])
    }
  }
}
