/// Writes a limit on bytes the way messages name it: `16 MiB`, `1 GiB`, `100 bytes`.
package enum ByteSize {
  package static let mebibyte = 1 << 20
  package static let gibibyte = 1 << 30

  package static func text(_ bytes: Int) -> String {
    for (unit, size) in [("GiB", gibibyte), ("MiB", mebibyte), ("KiB", 1 << 10)]
    where bytes >= size && bytes.isMultiple(of: size) {
      return "\(bytes / size) \(unit)"
    }
    return "\(bytes) bytes"
  }
}
