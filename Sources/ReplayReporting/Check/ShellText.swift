/// Words written so that a shell takes them as they are.
package enum ShellText {
  /// Plain when that is safe, else in single quotes.
  package static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy {
        ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x41 && $0 <= 0x5A) || ($0 >= 0x30 && $0 <= 0x39)
          || "/._-+:@%,=".utf8.contains($0)
      } && !word.hasPrefix("-")
    if isPlain { return word }
    var out = ""
    for character in word {
      if character == "'" { out += "'\\''" } else { out.append(character) }
    }
    return "'\(out)'"
  }
}
