package import TimelineModel
import ToolbarModel

/// Explanations for people: a heading for the moment, then a paragraph an item.
package struct ExplanationText: Sendable {
  private let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  package func text(
    of explanations: [ItemExplanation],
    at entry: TimelineEntry,
    in header: TimelineHeader
  ) -> String {
    let event = entry.event.map { TextSafety.isolated($0.text) } ?? "layout"
    let pose = TraitsText.parts(from: nil, to: entry.traits).joined(separator: " · ")
    var lines = [
      style.bold(TextSafety.isolated(header.title ?? header.scenario))
        + "  entry \(entry.index), \(entry.at.milliseconds) ms, \(event)"
    ]
    lines += TextLines.wrapped(pose, columns: style.columns - 2).map { "  " + style.cyan($0) }
    lines.append("")
    let width = min((explanations.map { DisplayWidth.of($0.decision.id.name) }.max() ?? 0) + 2, 26)
    for explanation in explanations {
      let decision = explanation.decision
      let bar = decision.bar?.rawValue ?? "nowhere"
      let name = DisplayWidth.cut(TextSafety.isolated(decision.id.name), to: width - 2)
      let head =
        style.bold(DisplayWidth.padded(name, to: width))
        + colored(DisplayWidth.padded(bar, to: 15), decision)
      let indent = String(repeating: " ", count: width + 15)
      let columns = style.columns - width - 15
      // The name stands in the margin already.
      let prefix = "\(decision.id) "
      let sentence =
        explanation.text.hasPrefix(prefix)
        ? String(explanation.text.dropFirst(prefix.count)) : explanation.text
      var body = TextLines.wrapped(TextSafety.escaped(sentence), columns: columns)
      if !explanation.wouldStay.isEmpty {
        let remedies = "would stay with: " + explanation.wouldStay.joined(separator: "; or ")
        body += TextLines.wrapped(TextSafety.escaped(remedies), columns: columns).map(style.green)
      }
      lines += body.enumerated().map { $0 == 0 ? head + $1 : indent + $1 }
    }
    lines += assumptions(of: explanations, in: header)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Numbers without a published source, named once for all items.
  private func assumptions(
    of explanations: [ItemExplanation],
    in header: TimelineHeader
  ) -> [String] {
    let used = Set(explanations.flatMap(\.decision.assumed))
    let names = ProfileNumber.allCases.filter(used.contains).map(\.rawValue)
    if names.isEmpty { return [] }
    let text =
      "rests on assumed numbers: \(names.joined(separator: ", ")) "
      + "('toolbar-replay devices \(TextSafety.escaped(header.device))' tells more)"
    return [""] + TextLines.wrapped(text, columns: style.columns).map(style.dim)
  }

  private func colored(_ text: String, _ decision: ItemDecision) -> String {
    guard let bar = decision.bar else { return style.red(text) }
    return bar == .overflow ? style.yellow(text) : style.green(text)
  }
}
