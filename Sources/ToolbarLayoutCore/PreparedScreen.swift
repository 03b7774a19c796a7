private import Synchronization
package import ToolbarModel

/// A screen made ready for layouts on one device: everything that no trait can change is worked out once.
///
/// Preparing costs O(*n* log *n*) in the declared items; a layout of a prepared screen is O(*n*).
///
///     let prepared = PreparedScreen(screen, on: device)
///     for traits in samples { use(core.layout(of: prepared, in: traits)) }
///
/// A class only so that the passes hand it on at the cost of one reference; nothing that they read in it ever changes.
package final class PreparedScreen: Sendable {
  package let screen: Screen
  package let profile: DeviceProfile
  let metrics: LayoutMetrics
  let candidates: ContiguousArray<Candidate>
  /// By candidate.
  let conditions: [CandidateConditions]
  let blocks: ContiguousArray<CandidateBlock>
  /// By block: members by own priority, the first leaves first; empty when position alone decides.
  let memberOrders: [[Int]]
  /// What layouts speak of, and the numbers of everything that is no candidate.
  let numbers: ItemNumbers
  /// How many classes of priorities the blocks have.
  let rankCount: Int
  /// Rows of permanent overflow content; nil without a `ToolbarOverflowMenu`.
  let menuRows: [OverflowMenuEntry]?
  /// Where a default item puts search; nil without one.
  let searchDefault: ToolbarItemPlacement?
  let titleDefault: ToolbarItemPlacement?
  let titleLength: Length
  let subtitleLength: Length
  /// What Back may show, longest first, with the lengths; the last is empty.
  let backTitles: [(text: String, length: Length)]
  let capabilities: DeviceCapabilities
  /// The toolbar has an id, so that items may be hidden.
  let hasToolbarID: Bool
  /// The person may change it.
  let isCustomizable: Bool
  let pinnedNeverOverflows: Bool
  let titleYieldsFirst: Bool
  let backTitleShown: Bool
  let dedupesAlwaysAvailable: Bool
  /// Not every size that a window asks for is granted.
  let limitsWindow: Bool
  let isNavigationHidden: Bool
  let isBottomHidden: Bool
  let isTabBarHidden: Bool
  let hasContainer: Bool
  let hasBack: Bool
  let isPad: Bool
  let isInlineLarge: Bool
  /// The title stands at the leading end of a horizontal bar, not in the middle.
  let titleLeads: Bool
  /// Secondary actions stand in the centre: an editor's or browser's bar on iPad.
  let centresSecondaryActions: Bool
  let hasLabelledGroups: Bool
  /// Search or a sidebar control is among the candidates.
  let hasSystemCandidates: Bool
  let hasSearchTab: Bool
  /// The search tab, where a vertical bar gives it a circle of its own.
  let separateSearchTab: Int?
  /// Something is declared for the content column of a split view.
  let hasContentColumn: Bool
  /// The screen's own title mode is large: asked for, or automatic with a title.
  let isLargeMode: Bool
  /// Its search row below the navigation bar scrolls away with the content.
  let hasScrollingSearchRow: Bool
  /// The memory of the last layout, for the next.
  private let spare = Mutex<Draft?>(nil)

  package init(_ screen: Screen, on profile: DeviceProfile) {
    let metrics = LayoutMetrics(profile)
    let scale = profile.value(.textScale)
    var builder = CandidateBuilder(text: profile.text, scale: scale)
    builder.add(screen)
    self.screen = screen
    self.profile = profile
    self.metrics = metrics
    candidates = ContiguousArray(builder.candidates)
    conditions = builder.conditions
    var blocks = ContiguousArray<CandidateBlock>()
    (blocks, rankCount) = builder.ranked()
    numbers = ItemNumbers(screen, builder, &blocks, assumed: AssumedNumbers.lists(profile))
    self.blocks = blocks
    memberOrders = builder.memberOrders()
    menuRows = builder.menuRows
    searchDefault = builder.searchDefault
    titleDefault = builder.titleDefault
    titleLength = profile.text.length(of: screen.title ?? "", scale: scale)
    subtitleLength = profile.text.length(of: screen.subtitle ?? "", scale: scale * 4 / 5)
    backTitles = BackTitles.options(of: screen).map {
      ($0, profile.text.length(of: $0, scale: scale))
    }
    capabilities = profile.capabilities
    pinnedNeverOverflows = profile.isOn(.pinnedNeverOverflows)
    titleYieldsFirst = profile.isOn(.titleYieldsFirst)
    backTitleShown = profile.isOn(.backTitleShown)
    dedupesAlwaysAvailable = profile.isOn(.dedupeAlwaysAvailable)
    limitsWindow = profile.value(.windowMaximum) > 0 || profile.value(.windowMinimumRatio) > 0
    hasToolbarID = screen.toolbarID != nil
    isCustomizable = screen.toolbarID != nil && profile.capabilities.idiom == .pad
    isNavigationHidden = screen.hidden.contains(.navigationBar)
    isBottomHidden = screen.hidden.contains(.bottomBar)
    isTabBarHidden = screen.hidden.contains(.tabBar)
    hasContainer = screen.container != .none
    hasBack =
      screen.back != nil && screen.container != .none && !screen.hidden.contains(.navigationBar)
    isPad = profile.capabilities.idiom == .pad
    isInlineLarge = screen.titleDisplayMode == .inlineLarge
    centresSecondaryActions =
      profile.capabilities.idiom == .pad && (screen.role == .editor || screen.role == .browser)
    titleLeads = Self.titleLeads(screen, on: profile, moved: titleDefault)
    hasLabelledGroups = blocks.contains { $0.kind == .labelled }
    hasSystemCandidates = candidates.contains(where: \.isSystem)
    hasSearchTab = screen.tabs.contains { $0.role == .search }
    separateSearchTab =
      profile.isOn(.searchTabSeparate)
      ? screen.tabs.firstIndex { $0.role == .search } : nil
    hasContentColumn = screen.toolbar.contains { $0.column == .content }
    isLargeMode = TitleArea.isLargeMode(screen)
    hasScrollingSearchRow = Self.hasScrollingSearchRow(screen, hasDefault: searchDefault != nil)
  }

  /// A browser's or editor's title leads on iPad, and so does a large one inside the bar.
  private static func titleLeads(
    _ screen: Screen,
    on profile: DeviceProfile,
    moved: ToolbarItemPlacement?
  ) -> Bool {
    if screen.titleDisplayMode == .inlineLarge { return true }
    switch moved {
    case .topBarLeading, .navigation, .navigationBarLeading: return true
    case .automatic, .principal, .title, .subtitle, .largeTitle, .largeSubtitle, .primaryAction,
      .secondaryAction, .confirmationAction, .cancellationAction, .destructiveAction,
      .topBarTrailing, .topBarPinnedTrailing, .bottomBar, .status, .keyboard, .bottomOrnament,
      .navigationBarTrailing, nil:
      break
    }
    switch screen.role {
    case .browser, .editor: return profile.capabilities.idiom == .pad
    case .automatic, .navigationStack: return false
    }
  }

  private static func hasScrollingSearchRow(_ screen: Screen, hasDefault: Bool) -> Bool {
    guard !hasDefault, let searchable = screen.searchable,
      !screen.tabs.contains(where: { $0.role == .search })
    else { return false }
    switch searchable.placement {
    case .automatic, .toolbar, .navigationBarDrawer, .sidebar: return true
    case .toolbarPrincipal, .navigationBarDrawerAlways: return false
    }
  }

  /// A draft for a layout, in the memory of an earlier one.
  func draft() -> Draft {
    guard var draft = spare.withLock({ $0.take() }) else { return Draft() }
    draft.clear()
    return draft
  }

  /// Takes the draft of a finished layout back.
  func keep(_ draft: consuming Draft) {
    var draft: Draft? = draft
    spare.withLock { $0 = draft.take() }
  }

  /// The id of a candidate.
  func id(_ candidate: Int) -> ItemID { numbers.table.ids[candidate] }

  /// The control group that a candidate belongs to.
  func group(of candidate: Int) -> Int { blocks[Int(candidates[candidate].block)].first }

  /// The group a block comes from, or the lone item.
  func id(ofBlock block: Int) -> ItemID { numbers.table.ids[Int(blocks[block].number)] }

  /// Whether the screen can be searched at all.
  var isSearchable: Bool { screen.searchable != nil || hasSearchTab || searchDefault != nil }
}
