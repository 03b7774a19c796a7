#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where the files may be that a file of a project takes parts from.
///
/// A project is the repository the file is in. A file outside every repository belongs to the working folder when it is
/// inside that, else to the folder above its own, so that folders side by side may share. Paths count as they are written:
/// where a symbolic link in the project leads is the project's own decision.
package struct ProjectBounds: Hashable, Sendable {
  /// The folders from the root of the file system to the root of the project.
  private let root: [Substring]
  private let working: [Substring]

  /// - Parameter path: of a file in the project, absolute or from the working folder.
  package init(of path: String) {
    self.init(of: path, from: ProjectBounds.workingFolder) { folder in
      unsafe access(folder + "/.git", F_OK) == 0
    }
  }

  /// - Parameters:
  ///   - working: the absolute working folder.
  ///   - isRepository: whether a folder, given with its absolute path, is the root of a repository.
  package init(of path: String, from working: String, isRepository: (String) -> Bool) {
    self.working = ProjectBounds.parts(of: working, from: [])
    let own = ProjectBounds.parts(of: path, from: self.working).dropLast()
    let above = (0...own.count).reversed().map { Array(own.prefix($0)) }
    if let repository = above.first(where: { isRepository("/" + $0.joined(separator: "/")) }) {
      root = repository
    } else if own.starts(with: self.working) {
      root = self.working
    } else {
      root = Array(own.dropLast())
    }
  }

  package func contains(_ path: String) -> Bool {
    ProjectBounds.parts(of: path, from: working).starts(with: root)
  }

  /// - Throws: one diagnostic when the path leads out of the project.
  package func check(_ path: String) throws(DiagnosticsError) {
    guard !contains(path) else { return }
    throw DiagnosticsError([Diagnostic(path: path, "it stands outside the repository")])
  }

  /// The names on the way from the root of the file system, `.` and `..` resolved.
  private static func parts(of path: String, from working: [Substring]) -> [Substring] {
    var parts = path.hasPrefix("/") ? [] : working
    for part in path.split(separator: "/") {
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return parts
  }

  private static var workingFolder: String {
    guard let folder = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(folder) }
    return unsafe String(cString: folder)
  }
}
