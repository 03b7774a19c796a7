/// Finds files of a test target from the place of the test that asks.
public enum Fixtures {
  /// The path of `Tests/TARGET/Fixtures/NAME` for the target of the calling test file.
  public static func path(_ name: String, from file: String = #filePath) -> String {
    folder(of: file) + "/Fixtures/" + name
  }

  /// The path of `Tests/ReplayTestSupport/Fixtures/NAME`, for fixtures of several test targets.
  public static func sharedPath(_ name: String, from file: String = #filePath) -> String {
    packageRoot(from: file) + "/Tests/ReplayTestSupport/Fixtures/" + name
  }

  /// The package's root folder.
  public static func packageRoot(from file: String = #filePath) -> String {
    guard let range = file.range(of: "/Tests/") else {
      preconditionFailure("not a test file: \(file)")
    }
    return String(file[..<range.lowerBound])
  }

  private static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else {
      preconditionFailure("not an absolute path: \(file)")
    }
    return String(file[..<slash])
  }
}

extension String {
  fileprivate func range(of needle: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(needle) {
        return start..<index(start, offsetBy: needle.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
