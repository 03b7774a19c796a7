/// What a run may write, from least to most.
package enum RecordingMode: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Nothing; a missing recording is a failure.
  case none
  /// Recordings that do not exist yet.
  case missing
  /// Also a pending file beside each recording that no longer matches.
  case changed
  /// Also takes away pending files that are no longer needed.
  case all

  /// `none` where `CI` is set (not empty, `0` or `false`), else `missing`.
  package static func standard(ciVariable: String?) -> RecordingMode {
    isCI(ciVariable) ? .none : .missing
  }

  /// Whether the value of the environment variable `CI` says that this is a build server.
  package static func isCI(_ variable: String?) -> Bool {
    switch variable?.lowercased() {
    case nil, "", "0", "false": false
    case .some: true
    }
  }

  package static func < (a: RecordingMode, b: RecordingMode) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .none: 0
    case .missing: 1
    case .changed: 2
    case .all: 3
    }
  }
}
