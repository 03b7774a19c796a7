/// A badge on an item: a count or a short text.
package enum Badge: Hashable, Sendable {
  case count(Int)
  case text(String)
}
