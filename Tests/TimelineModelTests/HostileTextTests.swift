import SourceText
import Testing
import TimelineModel
import YAMLSyntax

@Suite("Hostile texts")
struct HostileTextTests {
  /// Pieces that mean something to YAML, put in at random places.
  static let pieces: [String] = [
    "[", "]", "{", "}", ":", ": ", "- ", "? ", "&a ", "*a", "!", "!!int ", "|", ">", "'", "\"",
    "\\",
    "#", "\n", "\r", "\t", "  ", "---\n", "...\n", "%YAML 1.2\n", "\u{0}", "\u{7}", "\u{85}",
    "\u{2028}", "\u{FEFF}", "é", "👩‍🚀", "~", "<<: *a", ".nan", "-", "1e999", "0x", ",",
  ]

  @Test("end in a value or in messages with places inside the text", arguments: 0..<20)
  func mutations(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 7
    func number(_ below: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(below))
    }
    for round in 0..<25 {
      var bytes = Array(TimelineWriterTests.canonical.utf8)
      for _ in 0...number(3) {
        let place = number(bytes.count)
        switch number(4) {
        case 0: bytes.removeSubrange(place..<min(bytes.count, place + 1 + number(30)))
        case 1: bytes.insert(UInt8(number(256)), at: place)
        case 2: bytes = Array(bytes.prefix(place + 1))
        default:
          bytes.insert(
            contentsOf: Array(HostileTextTests.pieces[number(HostileTextTests.pieces.count)].utf8),
            at: place
          )
        }
      }
      let file = SourceFile(path: "seed \(seed), round \(round)", bytes: bytes)
      do throws(DiagnosticsError) {
        let timeline = try TimelineReader.timeline(in: file)
        let text = TimelineWriter.text(of: timeline)
        let again = try TimelineReader.timeline(in: SourceFile(path: file.path, text: text))
        #expect(TimelineWriter.text(of: again) == text, "\(file.path)")
      } catch {
        check(error, file)
      }
      do throws(DiagnosticsError) { _ = try YAMLReader.document(in: file) } catch {
        check(error, file)
      }
    }
  }

  private func check(_ error: DiagnosticsError, _ file: SourceFile) {
    #expect(!error.diagnostics.isEmpty, "\(file.path)")
    for diagnostic in error.diagnostics {
      guard let place = diagnostic.span?.start else {
        Issue.record("\(file.path): no place: \(diagnostic.message)")
        continue
      }
      let line = file.line(place.line)
      #expect(line != nil, "\(file.path): \(place): \(diagnostic.message)")
      #expect(
        place.column <= (line?.unicodeScalars.count ?? 0) + 1,
        "\(file.path): \(place): \(diagnostic.message)"
      )
    }
  }
}
