package import ToolbarModel

/// The titles of one language, in source order.
package struct LanguageTitles: Hashable, Sendable {
  package struct Title: Hashable, Sendable {
    package var id: ItemID
    package var text: String

    package init(id: ItemID, text: String) {
      self.id = id
      self.text = text
    }
  }

  package var language: String
  package var titles: [Title]

  package init(language: String, titles: [Title]) {
    self.language = language
    self.titles = titles
  }
}
