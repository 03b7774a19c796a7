/// One screen with everything its toolbar declares.
///
/// A scenario's screens are values of this type; what a replay lays out is one of them with `back`
/// filled in from the stack and the titles of the language in use.
package struct Screen: Hashable, Sendable {
  package var title: String?
  package var subtitle: String?
  /// Title of the previous screen; nil is a root.
  package var back: String?
  package var backButtonTitle: String?
  package var backButtonDisplayMode: BackButtonDisplayMode
  package var titleDisplayMode: ToolbarTitleDisplayMode
  package var role: ToolbarRole
  package var tabs: [TabItem]
  package var hidden: [ToolbarPlacement]
  package var searchable: Searchable?
  package var tabBarMinimizeBehavior: BarMinimizationBehavior
  package var minimization: ToolbarMinimization
  package var verticalBehavior: ToolbarVerticalBehavior
  package var verticalCompression: ToolbarVerticalCompressionBehavior
  /// Height of the scroll view's content; nil is as tall as the content area (nothing scrolls).
  package var contentHeight: Length?
  /// `toolbar(id:)`: makes the bar customizable.
  package var toolbarID: String?
  package var container: NavigationContainer
  package var presentation: ScreenPresentation
  package var presentationPlacement: PresentationPlacement
  package var toolbar: [ToolbarEntry]

  package init(
    title: String? = nil,
    subtitle: String? = nil,
    back: String? = nil,
    backButtonTitle: String? = nil,
    backButtonDisplayMode: BackButtonDisplayMode = .default,
    titleDisplayMode: ToolbarTitleDisplayMode = .automatic,
    role: ToolbarRole = .automatic,
    tabs: [TabItem] = [],
    hidden: [ToolbarPlacement] = [],
    searchable: Searchable? = nil,
    tabBarMinimizeBehavior: BarMinimizationBehavior = .automatic,
    minimization: ToolbarMinimization = ToolbarMinimization(),
    verticalBehavior: ToolbarVerticalBehavior = .automatic,
    verticalCompression: ToolbarVerticalCompressionBehavior = .automatic,
    contentHeight: Length? = nil,
    toolbarID: String? = nil,
    container: NavigationContainer = .navigationStack,
    presentation: ScreenPresentation = .screen,
    presentationPlacement: PresentationPlacement = .automatic,
    toolbar: [ToolbarEntry] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.back = back
    self.backButtonTitle = backButtonTitle
    self.backButtonDisplayMode = backButtonDisplayMode
    self.titleDisplayMode = titleDisplayMode
    self.role = role
    self.tabs = tabs
    self.hidden = hidden
    self.searchable = searchable
    self.tabBarMinimizeBehavior = tabBarMinimizeBehavior
    self.minimization = minimization
    self.verticalBehavior = verticalBehavior
    self.verticalCompression = verticalCompression
    self.contentHeight = contentHeight
    self.toolbarID = toolbarID
    self.container = container
    self.presentation = presentation
    self.presentationPlacement = presentationPlacement
    self.toolbar = toolbar
  }
}

extension Screen {
  /// Every item of every entry, in declaration order, the permanent ones of the overflow menu included.
  package var allItems: [ToolbarItem] {
    toolbar.flatMap { entry -> [ToolbarItem] in
      switch entry {
      case .item(let item): [item]
      case .group(let group): group.items
      case .spacer, .defaultItem: []
      case .overflowMenu(let rows):
        rows.compactMap { row in if case .item(let item) = row { item } else { nil } }
      }
    }
  }

  /// The groups of the toolbar, control groups included, in declaration order.
  package var groups: [ToolbarItemGroup] {
    toolbar.compactMap { entry in if case .group(let group) = entry { group } else { nil } }
  }
}
