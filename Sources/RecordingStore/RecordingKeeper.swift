package import SourceText

/// Recordings on disk: compares, writes what a mode allows, and settles pending files.
///
/// A recording that differs is never overwritten: the new timeline is written beside it and waits for
/// a person. Every write is whole or does not happen.
package struct RecordingKeeper: Hashable, Sendable {
  package var mode: RecordingMode
  /// The version of the layout rules of this program.
  package var model: Int
  /// Whether recordings of another version are replaced instead of left pending.
  package var isUpgrading: Bool

  package init(mode: RecordingMode, model: Int, isUpgrading: Bool = false) {
    self.mode = mode
    self.model = model
    self.isUpgrading = isUpgrading
  }

  /// Compares a timeline's canonical text with its recording and writes what the mode allows.
  package func settle(
    _ bytes: [UInt8],
    at location: RecordingLocation
  ) throws(DiagnosticsError) -> RecordingOutcome {
    var outcome = RecordingOutcome(location: location, status: .missing)
    guard let files = try RecordingFiles.folder(of: location, making: mode > .none) else {
      outcome.contentHash = RecordingHeader.contentHash(of: bytes)
      return outcome
    }
    if let recorded = try files.contents(of: location.fileName) {
      outcome.recordedModel = RecordingHeader.model(of: recorded)
      if recorded == bytes {
        outcome.status = .same
        if mode == .all { try files.remove(location.pendingFileName) }
        return outcome
      }
      outcome.recorded = recorded
    } else if mode > .none {
      // Another run may have written it meanwhile; then its bytes are compared like any recording's.
      if try files.store(bytes, as: location.fileName, existing: .kept) {
        outcome.written = .recording
        outcome.contentHash = RecordingHeader.contentHash(of: bytes)
        return outcome
      }
      return try settle(bytes, at: location)
    } else {
      outcome.contentHash = RecordingHeader.contentHash(of: bytes)
      return outcome
    }
    outcome.status = .changed
    if isUpgrading, mode > .none, outcome.recordedModel != model {
      _ = try files.store(bytes, as: location.fileName, existing: .replaced)
      try files.remove(location.pendingFileName)
      outcome.written = .upgrade
      return outcome
    }
    if try files.contents(of: location.pendingFileName) == bytes {
      outcome.status = .pending
    } else if mode >= .changed {
      _ = try files.store(bytes, as: location.pendingFileName, existing: .replaced)
      outcome.status = .pending
      outcome.written = .pending
    }
    return outcome
  }

  /// Makes a pending timeline the recording. False when none was pending.
  package static func accept(_ location: RecordingLocation) throws(DiagnosticsError) -> Bool {
    guard let files = try RecordingFiles.folder(of: location, making: false),
      try files.contents(of: location.pendingFileName) != nil
    else { return false }
    try files.rename(location.pendingFileName, to: location.fileName)
    return true
  }

  /// Throws a pending timeline away. False when none was pending.
  package static func reject(_ location: RecordingLocation) throws(DiagnosticsError) -> Bool {
    guard let files = try RecordingFiles.folder(of: location, making: false) else { return false }
    return try files.remove(location.pendingFileName)
  }

  /// Deletes a recording (and what is pending for it) that no scenario has.
  package static func delete(_ location: RecordingLocation) throws(DiagnosticsError) {
    guard let files = try RecordingFiles.folder(of: location, making: false) else { return }
    try files.remove(location.fileName)
    try files.remove(location.pendingFileName)
  }

  /// The recording's bytes; nil when there is none.
  package static func bytes(
    at location: RecordingLocation,
    pending isPending: Bool = false
  ) throws(DiagnosticsError) -> [UInt8]? {
    guard let files = try RecordingFiles.folder(of: location, making: false) else { return nil }
    return try files.contents(of: isPending ? location.pendingFileName : location.fileName)
  }
}
