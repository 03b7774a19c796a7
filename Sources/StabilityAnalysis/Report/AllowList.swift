import TimelineModel
import ToolbarModel

/// Sorts out what the author accepts.
struct AllowList: Sendable {
  let entries: [AllowEntry]
  /// `2027-06-01`; nil when the caller has no date, then nothing expires.
  let today: String?

  /// Splits findings and names the entries that accepted none.
  func apply(
    to findings: [Finding]
  ) -> (
    rest: [Finding], allowed: [StabilityReport.Allowed], unused: [StabilityReport.UnusedAllow]
  ) {
    var rest: [Finding] = []
    var allowed: [StabilityReport.Allowed] = []
    var isUsed = Array(repeating: false, count: entries.count)
    for finding in findings {
      let place = entries.indices.first { index in
        !isExpired(entries[index]) && accepts(entries[index], finding)
      }
      guard let place else {
        rest.append(finding)
        continue
      }
      isUsed[place] = true
      allowed.append(StabilityReport.Allowed(finding: finding, allow: entries[place]))
    }
    let unused = entries.indices.filter { !isUsed[$0] }.map { index in
      StabilityReport.UnusedAllow(allow: entries[index], isExpired: isExpired(entries[index]))
    }
    return (rest, allowed, unused)
  }

  /// Dates are written year first, so that text order is their order.
  private func isExpired(_ entry: AllowEntry) -> Bool {
    guard let until = entry.until, let today else { return false }
    return today >= until
  }

  private func accepts(_ entry: AllowEntry, _ finding: Finding) -> Bool {
    guard entry.rule == finding.rule else { return false }
    if let event = entry.event, event != finding.cause { return false }
    guard !entry.items.isEmpty else { return true }
    return finding.items.allSatisfy { name in entry.items.contains { $0.name == name } }
  }
}
