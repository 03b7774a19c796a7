import SourceText
import TimelineModel

/// A timeline that is read more than once: an ordinary file is opened anew each time, anything else is held as bytes.
struct TimelineSource {
  private let path: String
  private let held: SourceFile?

  init(path: String) throws(DiagnosticsError) {
    self.path = path
    held =
      SourceFile.isOrdinary(path: path)
      ? nil : try SourceFile.read(path: path, limit: TimelineReader.byteLimit)
  }

  /// A reader at the first entry.
  func reader() throws(DiagnosticsError) -> TimelineReader {
    guard let held else { return try TimelineReader(path: path) }
    return try TimelineReader(SourceStream(held, limit: TimelineReader.byteLimit))
  }
}
