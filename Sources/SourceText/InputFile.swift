#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file or standard input, closed when its owner goes; the only code here that calls libc.
final class InputFile: Sendable {
  private let descriptor: Int32
  private let path: String
  /// Size when it is an ordinary file; nil for pipes and the like.
  let size: Int?

  /// Opens a path for reading; `-` is standard input.
  init(path: String) throws(DiagnosticsError) {
    if path == "-" {
      descriptor = 0
    } else {
      descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    }
    self.path = path
    guard descriptor >= 0 else { throw InputFile.failure(path, errno) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      let number = errno
      if descriptor > 2 { close(descriptor) }
      throw InputFile.failure(path, number)
    }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else {
      if descriptor > 2 { close(descriptor) }
      throw InputFile.failure(path, EISDIR)
    }
    size = kind == S_IFREG ? Int(status.st_size) : nil
  }

  deinit {
    if descriptor > 2 { close(descriptor) }
  }

  /// Whether a path names an ordinary file, which can be read again and again; a pipe cannot.
  static func isOrdinary(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Reads some bytes to the end of `bytes`, at most `count`; zero only at the end of the input.
  func read(upTo count: Int, into bytes: inout [UInt8]) throws(DiagnosticsError) -> Int {
    var failure: Int32 = 0
    var got = 0
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      (got, failure) = unsafe InputFile.fill(UnsafeMutableRawBufferPointer(buffer), descriptor)
      initialized = max(0, got)
    }
    guard failure == 0 else { throw InputFile.failure(path, failure) }
    bytes.append(contentsOf: piece)
    return got
  }

  /// Reads once into memory that a C library owns.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(DiagnosticsError) -> Int {
    let (got, failure) = unsafe InputFile.fill(buffer, descriptor)
    guard failure == 0 else { throw InputFile.failure(path, failure) }
    return got
  }

  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer,
    _ descriptor: Int32
  ) -> (count: Int, failure: Int32) {
    while true {
      #if canImport(Darwin)
        let got = unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let got = unsafe Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        let got = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if got >= 0 { return (got, 0) }
      if errno != EINTR { return (0, errno) }
    }
  }

  private static func failure(_ path: String, _ number: Int32) -> DiagnosticsError {
    let message =
      switch number {
      case ENOENT: "there is no such file"
      case ENOTDIR: "a part of this path is not a directory"
      case EISDIR: "this is a directory; name a file in it"
      case EACCES, EPERM: "this file may not be read; check its permissions"
      default: "cannot read this file: \(unsafe String(cString: strerror(number)))"
      }
    return DiagnosticsError([Diagnostic(path: path, message)])
  }
}
