/// Texts of a page's data, each written once and named by its number.
struct TextTable {
  private(set) var texts: [String] = []
  private var numbers: [String: Int] = [:]

  /// The number of a text, which is added when it is new.
  mutating func number(of text: String) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  var json: String {
    "[" + texts.map { MarkupText.quotedJSON(MarkupText.visible($0)) }.joined(separator: ",") + "]"
  }
}
