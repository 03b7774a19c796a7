/// How text looks: how wide, and whether it has colour. The words are the same either way.
package struct TextStyle: Hashable, Sendable {
  package static let standardColumns = 100

  package var columns: Int
  package var hasColor: Bool

  package init(columns: Int = TextStyle.standardColumns, hasColor: Bool = false) {
    self.columns = columns
    self.hasColor = hasColor
  }

  package static let plain = TextStyle()

  package func bold(_ text: String) -> String { styled(text, "1") }
  package func dim(_ text: String) -> String { styled(text, "2") }
  package func red(_ text: String) -> String { styled(text, "31") }
  package func green(_ text: String) -> String { styled(text, "32") }
  package func yellow(_ text: String) -> String { styled(text, "33") }
  package func blue(_ text: String) -> String { styled(text, "34") }
  package func cyan(_ text: String) -> String { styled(text, "36") }

  private func styled(_ text: String, _ code: String) -> String {
    hasColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
