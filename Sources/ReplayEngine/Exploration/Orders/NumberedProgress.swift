import ToolbarModel

/// The progress of orders, with its number in the table that made it; equal ones are one.
///
/// A class only so that looking one up costs one reference; it never changes.
final class NumberedProgress: Sendable {
  let number: Int
  let progress: OrderProgress
  /// Whether it makes a difference how long something takes.
  let readsTime: Bool

  init(number: Int, _ progress: OrderProgress, in plan: InterleavingPlan) {
    self.number = number
    self.progress = progress
    let later = progress.changed(by: .time(ReplayDuration(milliseconds: 1)), in: plan)
    readsTime = later != progress
  }
}
