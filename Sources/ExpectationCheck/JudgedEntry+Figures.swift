import ScenarioModel
import TimelineModel
import ToolbarModel

/// Clauses about figures in points, which hold within half a point.
extension JudgedEntry {
  func verdict(frames expected: [ExpectedFrame]) -> ClauseVerdict {
    let wrong = expected.filter { !agree($0.figures, figures(frame(of: $0.id))) }
    let shown = (wrong.isEmpty ? expected : wrong).map { row in
      "\(FlowText.scalar(row.id.name)): \(text(figures(frame(of: row.id))))"
    }
    return ClauseVerdict(
      wrong.isEmpty,
      "frame: {\(shown.joined(separator: ", "))}",
      about: wrong.map(\.id)
    )
  }

  func verdict(barFrames expected: [ExpectedBarFrame]) -> ClauseVerdict {
    let wrong = expected.filter { !agree($0.figures, figures(frame(of: $0.bar))) }
    let shown = (wrong.isEmpty ? expected : wrong).map { row in
      "\(row.bar.rawValue): \(text(figures(frame(of: row.bar))))"
    }
    return ClauseVerdict(wrong.isEmpty, "barFrame: {\(shown.joined(separator: ", "))}")
  }

  func verdict(_ key: String, _ expected: [Length?], _ found: Size?) -> ClauseVerdict {
    let figures = found.map { [$0.width, $0.height] }
    return ClauseVerdict(agree(expected, figures), "\(key): \(text(figures))")
  }

  func verdict(_ key: String, _ expected: [Length?], _ found: Frame?) -> ClauseVerdict {
    ClauseVerdict(agree(expected, figures(found)), "\(key): \(text(figures(found)))")
  }

  func verdict(_ key: String, _ expected: Length, _ found: Length?) -> ClauseVerdict {
    ClauseVerdict(
      agree([expected], found.map { [$0] }),
      "\(key): \(found?.description ?? "unknown")"
    )
  }

  /// Sides in the order top, left, bottom, right.
  func verdict(safeArea expected: [Length?]) -> ClauseVerdict {
    guard let area = entry.traits.safeArea else {
      return ClauseVerdict(expected.allSatisfy { $0 == nil }, "safeArea: unknown")
    }
    let found = [area.top, area.left, area.bottom, area.right]
    let sides = zip(["top", "left", "bottom", "right"], zip(expected, found))
    let shown = sides.filter { $0.1.0 != nil }.map { "\($0.0): \($0.1.1)" }
    return ClauseVerdict(agree(expected, found), "safeArea: {\(shown.joined(separator: ", "))}")
  }

  private func figures(_ frame: Frame?) -> [Length]? {
    frame.map { [$0.x, $0.y, $0.width, $0.height] }
  }

  /// What is not there agrees with nothing, not even with figures left unchecked.
  private func agree(_ expected: [Length?], _ found: [Length]?) -> Bool {
    guard let found, found.count == expected.count else { return false }
    return zip(expected, found).allSatisfy { expected, found in
      guard let expected else { return true }
      return (expected.hundredths - found.hundredths).magnitude <= 50
    }
  }

  private func text(_ figures: [Length]?) -> String {
    guard let figures else { return "none" }
    return "[\(figures.map(\.description).joined(separator: ", "))]"
  }
}
