package import ToolbarModel

/// One key of an expectation with its value; `nil` lengths (`~`) are not checked.
package enum ExpectationClause: Hashable, Sendable {
  case visible([ItemID])
  case overflow([ItemID])
  case reachable([ItemID])
  case absent([ItemID])
  case dropped([ItemID])
  case exactly([ExpectedBar])
  case order([ItemID])
  case bar([ExpectedPlace])
  case form([ExpectedForm])
  case frame([ExpectedFrame])
  case barFrame([ExpectedBarFrame])
  case window([Length?])
  case sheet([Length?])
  case contentSize([Length?])
  case keyboardHeight(Length)
  case backTitle(String)
  case safeArea(top: Length?, left: Length?, bottom: Length?, right: Length?)
  case strip(StripSide)
  case overflowButton(isShown: Bool)
  case tabs(ExpectedTabs)
  case sizeClass(horizontal: SizeClass?, vertical: SizeClass?)
  case searching(Bool)
  /// The bars that must be minimized; empty is `none`.
  case minimized([ToolbarPlacement])
}
