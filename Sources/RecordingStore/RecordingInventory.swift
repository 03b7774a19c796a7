package import SourceText

/// What lies in a recordings folder, whatever scenarios there are.
package struct RecordingInventory: Hashable, Sendable {
  /// In ascending order of their paths.
  package var recordings: [RecordingLocation] = []
  package var pending: [RecordingLocation] = []
  /// Temporary files of runs that were killed.
  package var abandoned: [String] = []

  /// A hash of a timeline's bytes without the line that names the scenario.
  package static func contentHash(of bytes: [UInt8]) -> UInt64 {
    RecordingHeader.contentHash(of: bytes)
  }

  /// Empty when there is no such folder. Symbolic links are passed over.
  package init(of folder: String) throws(DiagnosticsError) {
    guard FolderListing.kind(of: folder) == .folder else { return }
    try collect(folder, [])
  }

  private mutating func collect(
    _ folder: String,
    _ subfolders: [String]
  ) throws(DiagnosticsError) {
    for entry in try FolderListing.entries(of: ([folder] + subfolders).joined(separator: "/")) {
      switch entry.kind {
      case .folder:
        if !entry.name.hasPrefix(".") { try collect(folder, subfolders + [entry.name]) }
      case .file:
        if let temporary = TemporaryName(entry.name) {
          let path = ([folder] + subfolders + [entry.name]).joined(separator: "/")
          if temporary.isAbandoned { abandoned.append(path) }
        } else if let name = Self.name(entry.name, RecordingLocation.pendingSuffix) {
          RecordingLocation(folder: folder, subfolders: subfolders, name: name)
            .map { pending.append($0) }
        } else if let name = Self.name(entry.name, RecordingLocation.suffix) {
          RecordingLocation(folder: folder, subfolders: subfolders, name: name)
            .map { recordings.append($0) }
        }
      case .symbolicLink, .other: continue
      }
    }
  }

  private static func name(_ file: String, _ suffix: String) -> String? {
    file.hasSuffix(suffix) && !file.hasPrefix(".") && file != suffix
      ? String(file.dropLast(suffix.count)) : nil
  }

  /// The recordings (and pending files) that none of the given locations has.
  package func unreferenced(by used: Set<RecordingLocation>) -> [RecordingLocation] {
    var seen: Set<RecordingLocation> = []
    return (recordings + pending).filter { !used.contains($0) && seen.insert($0).inserted }
  }

  /// For each missing recording the unreferenced one that says the same but for the scenario's name.
  package static func renames(
    missing: [(location: RecordingLocation, contentHash: UInt64)],
    unreferenced: [RecordingLocation]
  ) throws(DiagnosticsError) -> [(old: RecordingLocation, new: RecordingLocation)] {
    var byContent: [UInt64: RecordingLocation] = [:]
    for location in unreferenced {
      guard let bytes = try RecordingKeeper.bytes(at: location) else { continue }
      let hash = RecordingHeader.contentHash(of: bytes)
      if byContent[hash] == nil { byContent[hash] = location }
    }
    return missing.compactMap { location, hash in
      byContent[hash].map { (old: $0, new: location) }
    }
  }
}
