/// One node of an exploration: how far orders have come that have the same future.
///
/// A class only so that the graph hands it on at the cost of one reference; it never changes.
final class ExploredNode: Sendable {
  let progress: OrderProgress
  /// What is compared.
  private let key: [Int]
  private let hash: Int

  /// - Parameter key: the progress' own, or one for a root, which is met only once.
  init(_ progress: OrderProgress, key: [Int]) {
    self.progress = progress
    self.key = key
    hash = key.hashValue
  }
}

extension ExploredNode: Hashable {
  static func == (a: ExploredNode, b: ExploredNode) -> Bool {
    a === b || a.hash == b.hash && a.key == b.key
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
