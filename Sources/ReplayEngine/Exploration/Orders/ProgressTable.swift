import ToolbarModel

/// Every progress that orders have come to, and what each change of it led to: computed once, then looked up.
///
/// A class because all workers share it.
final class ProgressTable: Sendable {
  private let plan: InterleavingPlan
  private let known = SharedTable<OrderProgress, NumberedProgress>()
  private let numbered = NumberedList<NumberedProgress>()
  private let changed = NumberedAnswers<ProgressChange, NumberedProgress>()

  init(_ plan: InterleavingPlan) { self.plan = plan }

  var start: NumberedProgress { numbered(OrderProgress(in: plan)) }

  /// The progress that has a number, which this table has given.
  subscript(number: Int) -> NumberedProgress { numbered[number] }

  /// What a change of a progress leads to.
  func progress(_ before: NumberedProgress, after change: ProgressChange) -> NumberedProgress {
    changed.answer(to: change, of: before.number) {
      numbered(before.progress.changed(by: change, in: plan))
    }
  }

  private func numbered(_ progress: OrderProgress) -> NumberedProgress {
    known.value(for: Prehashed(progress)) {
      let new = NumberedProgress(number: numbered.newNumber(), progress, in: plan)
      // Before others know it: they may ask for its number at once.
      numbered.set(new, at: new.number)
      return new
    }
  }
}
