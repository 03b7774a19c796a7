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
  let block: Int
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

  var isSystem: Bool {
    switch kind {
    case .search, .cancelSearch, .sidebarToggle: true
    case .item, .controlGroup, .member: false
    }
  }

  var isPinned: Bool { placement == .topBarPinnedTrailing }

  /// May stand in a vertical bar: symbols may, texts and custom views only when they prefer it.
  var mayGoVertical: Bool {
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
        hasSymbol && !isView
      }
    }
  }

  /// How it is drawn in a bar.
  var form: ItemForm {
    switch kind {
    case .controlGroup: .symbol
    case .search: .field
    case .cancelSearch, .sidebarToggle: .symbol
    case .item, .member: isView ? .view : hasSymbol ? .symbol : .title
    }
  }

  /// How it is drawn as a row of the overflow menu.
  var menuForm: ItemForm {
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

  var hasTitle: Bool { textLength > 0 }
}
