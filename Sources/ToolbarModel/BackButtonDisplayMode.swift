/// UIKit's `backButtonDisplayMode`: how much of a title Back tries to show.
package enum BackButtonDisplayMode: String, Hashable, Sendable, CaseIterable {
  /// The own title, then the previous title, then “Back”, then none, by room.
  case `default`
  /// “Back”, then none.
  case generic
  /// The chevron only.
  case minimal
}
