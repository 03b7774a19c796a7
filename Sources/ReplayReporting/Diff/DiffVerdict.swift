package import TimelineDiff
import TimelineModel
import ToolbarModel

/// The one line a reader needs first: what is worst about a diff.
package enum DiffVerdict {
  /// `2 items leave a bar, 3 move; 1 new finding, 1 cleared`.
  package static func text(of changes: TimelineChanges) -> String {
    if changes.isSame { return "no difference" }
    var parts: [String] = []
    for kind in ChangeKind.allCases {
      let ofKind = changes.changes.filter { $0.kind == kind }
      guard !ofKind.isEmpty else { continue }
      let items = Set(ofKind.flatMap(\.items)).count
      parts.append(count(items == 0 ? ofKind.count : items, of: kind))
    }
    var verdict = parts.prefix(3).joined(separator: ", ")
    if parts.count > 3 { verdict += " and more" }
    let findings = [
      count(changes.newFindings.count, "new finding"),
      count(changes.clearedFindings.count, "cleared finding"),
    ].compactMap(\.self).joined(separator: ", ")
    let pieces = [verdict, findings].filter { !$0.isEmpty }
    return pieces.isEmpty ? "only scores differ" : pieces.joined(separator: "; ")
  }

  private static func count(_ number: Int, _ noun: String) -> String? {
    number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func count(_ number: Int, of kind: ChangeKind) -> String {
    let isOne = number == 1
    let items = "\(number) item\(isOne ? "" : "s")"
    return switch kind {
    case .leftBar: "\(items) leave\(isOne ? "s" : "") a bar"
    case .enteredBar: "\(items) enter\(isOne ? "s" : "") a bar"
    case .changedBar: "\(items) change\(isOne ? "s" : "") bars"
    case .reordered: "\(items) reordered"
    case .moved: "\(items) moved"
    case .resized: "\(items) resized"
    case .dropped: "\(items) dropped"
    case .undropped: "\(items) no longer dropped"
    case .delayed: "\(number) change\(isOne ? "" : "s") of timing"
    case .event: "\(number) event\(isOne ? "" : "s") in one only"
    case .trait: "\(number) other fact\(isOne ? "" : "s")"
    }
  }

  /// `flicker (error): undo, redo, after fold: closed`.
  static func line(of finding: Finding) -> String {
    let items = finding.items.isEmpty ? "" : ": " + finding.items.joined(separator: ", ")
    let cause = finding.cause.map { ", after \($0)" } ?? ""
    return "\(finding.rule.rawValue) (\(finding.severity.rawValue))\(items)\(cause)"
  }
}
