import ToolbarModel

/// One control as the passes see it: a declared item, a control group, or a system item that takes part in the fit.
///
/// Plain figures only, so that passes copy it freely; its id, priority and conditions stand beside it in
/// `PreparedScreen`.
struct Candidate: Sendable {
  enum Kind: Hashable, Sendable {
    case item
    /// A `ControlGroup`; its items follow it as `member`s.
    case controlGroup
    /// An item behind a control group.
    case member
    case search
    case cancelSearch
    case sidebarToggle
  }

  let kind: Kind
  /// Index of the capsule it shares with others.
  let block: Int32
  let placement: ToolbarItemPlacement
  let column: SplitViewColumn
  let axis: ToolbarItemAxisBehavior
  let hasSymbol: Bool
  let isView: Bool
  let viewSize: Size
  /// Length of the title in a bar; zero without one.
  let textLength: Length
  let declaredLength: Length?
  let hasMargins: Bool
  let isConditional: Bool
  let customization: ItemCustomization
  /// More than its placement decides whether and where it stands, whatever the screen is.
  let isSpecial: Bool
  /// Provided by the system, not declared by the app.
  let isSystem: Bool
  let isPinned: Bool
  /// A symbol whose length is that of a control, whatever bar it stands in.
  let isPlainSymbol: Bool
  /// May stand in a vertical bar.
  let mayGoVertical: Bool
  /// How it is drawn in a bar, and as a row of the overflow menu.
  let form: ItemForm
  let menuForm: ItemForm
}

extension Candidate {
  init(
    _ kind: Kind,
    block: Int32,
    placement: ToolbarItemPlacement,
    column: SplitViewColumn,
    axis: ToolbarItemAxisBehavior,
    hasSymbol: Bool,
    isView: Bool,
    viewSize: Size,
    textLength: Length,
    declaredLength: Length?,
    hasMargins: Bool,
    isConditional: Bool,
    customization: ItemCustomization
  ) {
    self.init(
      kind: kind,
      block: block,
      placement: placement,
      column: column,
      axis: axis,
      hasSymbol: hasSymbol,
      isView: isView,
      viewSize: viewSize,
      textLength: textLength,
      declaredLength: declaredLength,
      hasMargins: hasMargins,
      isConditional: isConditional,
      customization: customization,
      isSpecial: isConditional || kind != .item || column != .detail,
      isSystem: Self.isSystem(kind),
      isPinned: placement == .topBarPinnedTrailing,
      isPlainSymbol: hasSymbol && !isView && declaredLength == nil && kind != .search
        && kind != .controlGroup,
      mayGoVertical: Self.mayGoVertical(axis, placement, isSymbol: hasSymbol && !isView),
      form: Self.form(kind, isView: isView, hasSymbol: hasSymbol),
      menuForm: Self.menuForm(
        kind,
        isView: isView,
        hasSymbol: hasSymbol,
        hasTitle: textLength > 0
      )
    )
  }

  private static func isSystem(_ kind: Kind) -> Bool {
    switch kind {
    case .search, .cancelSearch, .sidebarToggle: true
    case .item, .controlGroup, .member: false
    }
  }

  /// Symbols may, texts and custom views only when they prefer it.
  private static func mayGoVertical(
    _ axis: ToolbarItemAxisBehavior,
    _ placement: ToolbarItemPlacement,
    isSymbol: Bool
  ) -> Bool {
    switch axis {
    case .horizontalOnly: false
    case .verticalPreferred: true
    case .automatic:
      switch placement {
      case .principal, .status: false
      case .automatic, .title, .subtitle, .largeTitle, .largeSubtitle, .navigation, .primaryAction,
        .secondaryAction, .confirmationAction, .cancellationAction, .destructiveAction,
        .topBarLeading, .topBarTrailing, .topBarPinnedTrailing, .bottomBar, .keyboard,
        .bottomOrnament, .navigationBarLeading, .navigationBarTrailing:
        isSymbol
      }
    }
  }

  private static func form(_ kind: Kind, isView: Bool, hasSymbol: Bool) -> ItemForm {
    switch kind {
    case .controlGroup: .symbol
    case .search: .field
    case .cancelSearch, .sidebarToggle: .symbol
    case .item, .member: isView ? .view : hasSymbol ? .symbol : .title
    }
  }

  private static func menuForm(
    _ kind: Kind,
    isView: Bool,
    hasSymbol: Bool,
    hasTitle: Bool
  ) -> ItemForm {
    switch kind {
    case .controlGroup: .menu
    case .item, .member, .search, .cancelSearch, .sidebarToggle:
      if isView {
        .view
      } else if !hasSymbol {
        .title
      } else {
        hasTitle ? .titleAndSymbol : .symbol
      }
    }
  }
}
