import ScenarioModel
import SourceText
import Testing
import ToolbarModel

@Suite struct FormatTableTests {
  /// Mappings in which a misspelt key must be understood.
  static let names: [FormatMapping.Name] = [
    .scenario, .screen, .tab, .searchable, .minimization, .item, .groupItem, .menuItem, .group,
    .controlGroup, .spacer, .defaultItem, .view, .defaultCustomization, .relativePriority,
    .condition, .start, .startCustomization, .step, .hingeTarget, .customization, .repetition,
    .together, .expectation, .safeArea, .stability, .rules, .allow, .reactions,
  ]

  @Test(
    "a key with two letters swapped, one left out or one doubled is recognized",
    arguments: names
  )
  func misspeltKeys(_ name: FormatMapping.Name) {
    let keys = FormatTable.mapping(name).keys.map(\.name)
    for key in keys where key.count > 3 {
      for typo in Self.typos(of: key) where !keys.contains(typo) {
        #expect(NearestWord.to(typo, among: keys) == key, "\(typo)")
      }
    }
  }

  @Test("keys stand once in their mapping", arguments: names)
  func uniqueKeys(_ name: FormatMapping.Name) {
    let keys = FormatTable.mapping(name).keys.map(\.name)
    #expect(Set(keys).count == keys.count)
  }

  @Test("every event of the model is an event of the format")
  func events() {
    let keys = FormatTable.mapping(.step).keys.map(\.name)
    let missing = EventVerb.allCases.map(\.rawValue).filter { !keys.contains($0) }
    #expect(missing == [])
  }

  private static func typos(of word: String) -> [String] {
    let letters = Array(word)
    let middle = letters.count / 2
    var swapped = letters
    swapped.swapAt(middle - 1, middle)
    var shorter = letters
    shorter.remove(at: middle)
    var doubled = letters
    doubled.insert(letters[middle], at: middle)
    return [swapped, shorter, doubled].map { String($0) }
  }
}
