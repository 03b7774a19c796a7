/// The argument of a `search` event.
package enum SearchCommand: String, Hashable, Sendable, CaseIterable {
  case activate
  case cancel
}
