import ToolbarModel

/// Everything a bar can give up, in order, with the lengths it has before and after each step.
///
/// State 0 is the bar with everything; state *i* is the bar after the first *i* steps. Lengths count one
/// gap too many, as the room does.
struct FitChain: Sendable {
  var steps: [FitStep] = []
  var totals: [Length] = []
}
