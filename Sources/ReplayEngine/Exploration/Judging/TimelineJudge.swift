package import TimelineModel

/// Judges a timeline entry by entry; a copy goes on from where the original was, so that orders which
/// begin alike are judged together for as long as they do.
package protocol TimelineJudge: Sendable {
  mutating func consume(_ entry: TimelineEntry)

  /// Everything found on the entries so far; nothing may be consumed after it.
  mutating func findings() -> [Finding]
}
