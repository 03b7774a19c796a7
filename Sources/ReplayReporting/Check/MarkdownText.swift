/// Text made safe to stand in GitHub's Markdown: no markup, no mention, no HTML, one line.
package enum MarkdownText {
  /// Plain words.
  package static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in TextSafety.escaped(text).unicodeScalars {
      switch scalar {
      case "&", "<", ">", "|", "*", "_", "`", "[", "]", "@", "#", "~", "\\", "$":
        out += "&#\(scalar.value);"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Words in the type of code.
  package static func code(_ text: String) -> String {
    let safe = TextSafety.escaped(text)
    let isPlain = !safe.isEmpty && !safe.contains { "`|\\".contains($0) }
    return isPlain && safe.first != " " && safe.last != " "
      ? "`\(safe)`" : "<code>\(escaped(safe))</code>"
  }

  /// Lines up to a limit in bytes; what does not fit is counted in a last line, and what was opened is closed.
  package static func joined(_ lines: [String], limit: Int, noun: String) -> String {
    let room = limit - 200
    var text = ""
    var used = 0
    var open = 0
    var fence: String?
    for (index, line) in lines.enumerated() {
      used += line.utf8.count + 1
      if used > room {
        if let fence { text += fence + "\n" }
        text += String(repeating: "\n</details>\n", count: open)
        return text + "\n… \(lines.count - index) more \(noun) were cut to keep GitHub's limit.\n"
      }
      if line.hasPrefix("```") {
        fence = fence == nil ? String(line.prefix { $0 == "`" }) : nil
      }
      if line.hasPrefix("<details>") { open += 1 }
      if line == "</details>" { open -= 1 }
      text += line + "\n"
    }
    return text
  }
}
