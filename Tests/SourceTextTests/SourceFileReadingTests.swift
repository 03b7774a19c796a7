import Foundation
import SourceText
import Testing

@Suite("Reading files")
struct SourceFileReadingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("source-text-\(UUID().uuidString)").path

  private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func messages(_ path: String, limit: Int = 100) -> [String] {
    do throws(DiagnosticsError) {
      _ = try SourceFile.read(path: path, limit: limit)
      return []
    } catch {
      return error.diagnostics.map { "\($0.path): \($0.message)" }
    }
  }

  @Test("gives the bytes of a file, without its byte order mark")
  func bytes() throws {
    let path = try file("a.yaml", [0xEF, 0xBB, 0xBF, 0x61, 0x0D, 0x0A, 0x62])
    let read = try SourceFile.read(path: path)
    #expect(read.bytes == [0x61, 0x0D, 0x0A, 0x62])
    #expect(read.path == path)
    #expect([read.line(1), read.line(2), read.line(3)] == ["a", "b", nil])
  }

  @Test("names a missing file, a directory and a path through a file")
  func unreadable() throws {
    let path = try file("a.yaml", [0x61])
    #expect(messages(folder + "/b") == ["\(folder)/b: there is no such file"])
    #expect(messages(folder) == ["\(folder): this is a directory; name a file in it"])
    #expect(
      messages(path + "/b") == ["\(path)/b: a part of this path is not a directory"]
    )
  }

  @Test("reads up to the limit and names it")
  func tooLarge() throws {
    let path = try file("a.yaml", Array(repeating: 0x61, count: 2048))
    #expect(messages(path, limit: 2048) == [])
    #expect(
      messages(path, limit: 1024) == ["\(path): this file is larger than the limit of 1 KiB"]
    )
  }

  @Test("stops at the limit of an endless input")
  func endless() {
    #expect(
      messages("/dev/zero", limit: ByteSize.mebibyte)
        == ["/dev/zero: this file is larger than the limit of 1 MiB"]
    )
  }

  @Test(
    "finds the first byte that is not UTF-8",
    arguments: [
      ([0x61, 0xFF], "1:2"),
      ([0x61, 0x0A, 0xC3, 0xA9, 0x80], "2:2"),
      ([0xE2, 0x82], "1:1"),
      ([0xC0, 0x80], "1:1"),
      ([0xED, 0xA0, 0x80], "1:1"),
      ([0xF4, 0x90, 0x80, 0x80], "1:1"),
      ([0x0D, 0x0A, 0x0D, 0x0A, 0x20, 0xE2, 0x28], "3:2"),
    ] as [([UInt8], String)]
  )
  func encoding(bytes: [UInt8], place: String) {
    let error = #expect(throws: DiagnosticsError.self) {
      try SourceFile(path: "a", bytes: bytes).checkEncoding()
    }
    #expect(error?.diagnostics.map { $0.span?.start.description } == [place])
    #expect(
      error?.diagnostics.map(\.message) == ["this byte is not UTF-8; save the file in UTF-8"]
    )
  }

  @Test("streams the same bytes, checked, with the place of a bad one")
  func stream() throws {
    let good = try file("good", [0xEF, 0xBB, 0xBF] + Array("a\nä".utf8))
    #expect(
      try drained(SourceStream(path: good, limit: 100)) == [0xEF, 0xBB, 0xBF] + Array("a\nä".utf8)
    )
    let bad = try SourceStream(path: try file("bad", Array("a\nb".utf8) + [0xFE]), limit: 100)
    #expect(drained(bad) == [])
    #expect(bad.failure?.span?.start.description == "2:2")
  }

  private func drained(_ stream: SourceStream) -> [UInt8] {
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 7)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { unsafe stream.read(into: $0) }
      if count == 0 { return all }
      all += piece.prefix(count)
    }
  }

  @Test(
    "ends lines where the YAML parser ends them",
    arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}"]
  )
  func lines(lineBreak: String) {
    let file = SourceFile(path: "a", text: "één\(lineBreak)two")
    #expect([file.line(1), file.line(2), file.line(3)] == ["één", "two", nil])
    #expect(file.position(ofByte: file.bytes.count).description == "2:4")
  }
}
