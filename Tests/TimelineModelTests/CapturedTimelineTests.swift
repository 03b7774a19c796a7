import Foundation
import ReplayTestSupport
import SourceText
import Testing
import TimelineModel

@Suite("Captured timelines")
struct CapturedTimelineTests {
  static let names: [String] = {
    let folder = Fixtures.sharedPath("field")
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return all.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  @Test("are all there")
  func count() {
    #expect(CapturedTimelineTests.names.count == 164)
  }

  @Test("read without a fault, and their canonical text is stable", arguments: names)
  func roundTrip(name: String) throws {
    let file = try SourceFile.read(path: Fixtures.sharedPath("field/" + name))
    let timeline = try TimelineReader.timeline(in: file)
    #expect(!timeline.entries.isEmpty)
    let text = TimelineWriter.text(of: timeline)
    var again = try TimelineReader.timeline(in: SourceFile(path: "again", text: text))
    #expect(TimelineWriter.text(of: again) == text)
    // Only the places in the file and what says nothing may differ.
    for index in again.entries.indices { again.entries[index].line = timeline.entries[index].line }
    #expect(again.entries == timeline.entries.map(withoutFullOpacity))
    #expect(again.header == timeline.header)
  }

  @Test("read the same from a file as from memory", arguments: names.prefix(10))
  func streaming(name: String) throws {
    let path = Fixtures.sharedPath("field/" + name)
    let whole = try TimelineReader.timeline(in: SourceFile.read(path: path))
    var reader = try TimelineReader(path: path)
    var entries: [TimelineEntry] = []
    while let entry = try reader.next() { entries.append(entry) }
    #expect(entries == whole.entries)
  }

  private func withoutFullOpacity(_ entry: TimelineEntry) -> TimelineEntry {
    var entry = entry
    entry.opacity = entry.opacity.filter { $0.value != 100 }
    return entry
  }
}
