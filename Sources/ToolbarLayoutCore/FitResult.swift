/// What passes 6 and 7 read of pass 5: the fates of all candidates and the bars they stand in.
///
/// A class only so that the passes share it at the cost of one reference; it never changes.
final class FitResult: Sendable {
  let draft: Draft
  let bars: FittedBars

  init(_ draft: Draft, _ bars: FittedBars) {
    self.draft = draft
    self.bars = bars
  }
}
