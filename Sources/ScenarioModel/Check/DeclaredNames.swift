import SourceText
import ToolbarModel
import YAMLSyntax

/// The names a scenario declares, gathered before references to them are checked.
///
/// Gathering is lenient: what is malformed is left to the checker.
struct DeclaredNames {
  /// Declared items and groups of all screens, in order of appearance.
  private(set) var items: [String] = []
  /// Groups that bars never list under their own id.
  private(set) var plainGroups: Set<String> = []
  private(set) var tabs: [String] = []
  private(set) var screens: [String] = []
  private var knownTabs: Set<String> = []
  private var knownScreens: Set<String> = []

  /// The name of the only screen of a scenario with `screen`.
  static let onlyScreen = "screen"

  init() {}

  init(screens: [(name: String, node: YAMLNode)]) {
    self.screens = screens.map(\.name)
    knownScreens = Set(self.screens)
    for (_, node) in screens {
      for tab in node["tabs"]?.sequence ?? [] {
        if let name = tab.text ?? tab["tab"]?.text, knownTabs.insert(name).inserted {
          tabs.append(name)
        }
      }
      for entry in node["toolbar"]?.sequence ?? [] { gather(entry) }
    }
  }

  private mutating func gather(_ entry: YAMLNode) {
    add(entry["item"])
    for row in entry["overflowMenu"]?.sequence ?? [] { add(row["item"]) }
    if let group = entry["group"]?.text {
      add(entry["group"])
      if entry["title"] == nil { plainGroups.insert(group) }
    }
    add(entry["controlGroup"])
    for item in entry["items"]?.sequence ?? [] { add(item["item"]) }
  }

  private mutating func add(_ node: YAMLNode?) {
    if let id = node?.text, !known.contains(id) {
      known.insert(id)
      items.append(id)
    }
  }

  private var known: Set<String> = []

  func hasTab(_ name: String) -> Bool { knownTabs.contains(name) }

  func hasScreen(_ name: String) -> Bool { knownScreens.contains(name) }

  func declares(_ id: String) -> Bool { known.contains(id) }

  /// Every id an expectation may name: declared ones, then the system's.
  var allItems: [String] {
    items + ItemID.reserved.map(\.name) + tabs.map { ItemID.tab($0).name }
  }
}
