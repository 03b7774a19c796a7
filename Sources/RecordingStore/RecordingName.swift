package import TimelineModel
import SourceText

/// Makes the file name of a recording: the scenario's name and the coordinates of its matrix.
package enum RecordingName {
  /// Leaves room in the 255 bytes of a file name for suffixes and temporary files.
  static let longest = 180

  /// `fold.yaml` → `fold`, with a matrix `fold.start.language-de`; other endings than `.yaml` are kept.
  package static func name(ofScenario file: String, matrix: [MatrixChoice] = []) -> String {
    var name = file.hasSuffix(".yaml") && file.count > 5 ? String(file.dropLast(5)) : file
    for choice in matrix {
      name += ".\(escaped(choice.path, keeps: "._"))-\(escaped(choice.value, keeps: "._"))"
    }
    guard name.utf8.count > longest else { return name }
    let hash = String(StableHash.of(name), radix: 16)
    return "\(prefix(of: name, bytes: longest - hash.count - 1))~\(hash)"
  }

  /// Letters, digits and a few marks stay; every other byte is written `%XX`, so that no two values share a name.
  private static func escaped(_ text: String, keeps marks: String) -> String {
    var out = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isPlain || marks.unicodeScalars.contains(scalar) {
        out.unicodeScalars.append(scalar)
      } else {
        out += byte < 16 ? "%0" : "%"
        out += String(byte, radix: 16, uppercase: true)
      }
    }
    return out
  }

  private static func prefix(of text: String, bytes: Int) -> Substring {
    var end = text.startIndex
    var used = 0
    while end < text.endIndex {
      used += text[end].utf8.count
      if used > bytes { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }
}
