/// The argument of a `customize` event.
package enum CustomizeCommand: Hashable, Sendable {
  case hide(ItemID)
  case show(ItemID)
  case move(ItemID, before: ItemID)
  case reset
}
