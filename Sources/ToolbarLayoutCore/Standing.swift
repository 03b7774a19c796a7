import ToolbarModel

/// Where passes 2 and 3 put a candidate, and why.
struct Standing: Hashable, Sendable {
  var slot: Slot
  var rule: LayoutRule

  init(_ slot: Slot, _ rule: LayoutRule) {
    self.slot = slot
    self.rule = rule
  }
}
