/// What a person can press while a replay plays.
enum PlayKey: Equatable {
  case pause
  case forward
  case back
  case quit

  /// - Parameter bytes: what the terminal sent for one key.
  init?(_ bytes: ArraySlice<UInt8>) {
    let escape: [UInt8] = [0x1B, 0x5B]
    switch Array(bytes) {
    case escape + [0x43], escape + [0x42], [UInt8(ascii: "l")], [UInt8(ascii: "j")]: self = .forward
    case escape + [0x44], escape + [0x41], [UInt8(ascii: "h")], [UInt8(ascii: "k")]: self = .back
    case [0x20]: self = .pause
    case [UInt8(ascii: "q")], [0x04], [0x1B]: self = .quit
    default: return nil
    }
  }
}
