/// A hash that is the same in every run and on every machine: FNV-1a, 64 bits.
package enum StableHash {
  package static func of(_ text: String) -> UInt64 { of(text.utf8) }

  package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}
