import ToolbarModel

/// Pass 2, search: where the field or button stands, and its cancel control.
///
/// Only one declaration holds: a default item, then a search tab, then `searchable`.
struct SearchPlace: Hashable, Sendable {
  var isActive = false
  var slot: Slot = .nowhere
  var cancelSlot: Slot = .nowhere
  var form: ItemForm = .field
  /// A field in the title row has this width, or takes the room of the title when nil.
  var rowWidth: Length?

  init(_ prepared: borrowing PreparedScreen, in traits: borrowing Traits, _ around: Surroundings) {
    guard prepared.isSearchable else { return }
    isActive = traits.isSearching
    if let placement = prepared.searchDefault {
      placeDefaultItem(placement, prepared, around)
    } else if prepared.hasSearchTab {
      placeTab(prepared, around)
    } else {
      placeSearchable(prepared, traits.scrollOffset, around)
    }
    if isActive, cancelSlot == .nowhere { cancelSlot = slot }
    if prepared.screen.container == .none, slot.isNavigation { slot = .nowhere }
  }

  private mutating func placeDefaultItem(
    _ placement: ToolbarItemPlacement,
    _ prepared: PreparedScreen,
    _ around: Surroundings
  ) {
    if around.isVertical {
      if isActive { return placeActiveStrip(prepared, around) }
      form = .button
    }
    switch placement {
    case .bottomBar, .status, .bottomOrnament:
      slot = .bottom
      if !isActive, prepared.screen.searchable?.toolbarBehavior == .minimize { form = .button }
      return
    case .topBarLeading, .navigationBarLeading, .navigation, .cancellationAction: slot = .leading
    case .principal, .title: slot = .centre
    case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction,
      .topBarTrailing, .navigationBarTrailing, .topBarPinnedTrailing, .keyboard, .subtitle,
      .largeTitle, .largeSubtitle:
      slot = around.isVertical ? .trailing : .search
    }
    // In compact width a bar has room for a button only.
    if !isActive, around.horizontalClass == .compact { form = .button }
  }

  private mutating func placeTab(_ prepared: PreparedScreen, _ around: Surroundings) {
    guard isActive else { return }
    if around.isVertical {
      slot = .rowSearch
      if around.horizontalClass == .regular { rowWidth = prepared.metrics.searchRegularWidth }
    } else {
      slot = around.horizontalClass == .regular ? .search : .drawer
    }
  }

  private mutating func placeSearchable(
    _ prepared: PreparedScreen,
    _ scrollOffset: Length,
    _ around: Surroundings
  ) {
    if around.isVertical {
      if isActive { return placeActiveStrip(prepared, around) }
      slot = .bottom
      form = .button
      return
    }
    guard let searchable = prepared.screen.searchable else { return }
    let isRegular = around.horizontalClass == .regular
    switch searchable.placement {
    case .toolbarPrincipal: slot = .centre
    case .navigationBarDrawer, .navigationBarDrawerAlways: slot = .drawer
    case .sidebar where around.sidebar != nil: slot = .sidebar
    case .automatic, .toolbar, .sidebar: slot = isRegular ? .search : .drawer
    }
    if slot == .drawer, !isActive, searchable.placement != .navigationBarDrawerAlways,
      scrollOffset >= prepared.metrics.searchRowHeight
    {
      slot = .nowhere
    }
  }

  /// Compact width: a field along the bottom. Regular width: a field at the end of the title row.
  private mutating func placeActiveStrip(_ prepared: PreparedScreen, _ around: Surroundings) {
    if around.horizontalClass == .compact {
      slot = .floating
    } else {
      slot = .rowSearch
      rowWidth = prepared.metrics.searchInnerWidth
    }
    cancelSlot = .bottom
  }
}
