package import ToolbarModel

extension Screen {
  /// The screen with the person's order applied: what a layout of a customized toolbar is a layout of.
  ///
  /// Items named in `order` trade the places they have among themselves; everything else keeps its own.
  /// On iPad secondary actions of a customizable toolbar can be moved, unless their behaviour is
  /// `disabled`; elsewhere there is no interface for it and the screen comes back as it is.
  ///
  /// - Complexity: O(*n* log *n*) in the declared entries.
  package func arranged(in order: [ItemID], on device: DeviceProfile) -> Screen {
    guard !order.isEmpty, toolbarID != nil, device.capabilities.idiom == .pad else { return self }
    var rank: [ItemID: Int] = [:]
    for (index, id) in order.enumerated() { rank[id] = index }
    let places = toolbar.indices.filter { index in
      toolbar[index].movableID.map { rank[$0] != nil } ?? false
    }
    let moved = places.map { toolbar[$0] }.sorted { a, b in
      guard let first = a.movableID.flatMap({ rank[$0] }),
        let second = b.movableID.flatMap({ rank[$0] })
      else { return false }
      return first < second
    }
    var screen = self
    for (place, entry) in zip(places, moved) { screen.toolbar[place] = entry }
    return screen
  }
}

extension ToolbarEntry {
  /// The id by which the person may move this entry; nil when it stays where it is declared.
  fileprivate var movableID: ItemID? {
    guard case .item(let item) = self, item.placement == .secondaryAction else { return nil }
    switch item.customization.behavior {
    case .default, .reorderable: return item.id
    case .disabled: return nil
    }
  }
}
