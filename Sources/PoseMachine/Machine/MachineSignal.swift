/// An internal event between regions that is no event of the world.
package enum MachineSignal: String, Hashable, Sendable, CaseIterable {
  /// Another screen's content is shown: scrolling starts over.
  case contentReplaced
  /// Minimized bars come back.
  case restoreBars
}
