/// How a replay runs; the result is the same bytes in every case.
package enum ReplayExecutorKind: Hashable, Sendable {
  /// A discrete-event loop without waiting: the default everywhere.
  case virtual
  /// Every region on its own serial queue, tracks as timers, merges on a coordinator queue.
  case dispatch(pace: ReplayPace, workers: Int)
}
