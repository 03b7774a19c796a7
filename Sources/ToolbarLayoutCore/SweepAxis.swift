/// The side of the window that a sweep varies.
package enum SweepAxis: String, Hashable, Sendable, CaseIterable {
  case width
  case height
}
