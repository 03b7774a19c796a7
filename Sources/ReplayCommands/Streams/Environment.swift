#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Environment variables, looked up by name; a test gives its own.
package struct Environment: Sendable {
  private let lookup: @Sendable (String) -> String?

  package init(_ lookup: @escaping @Sendable (String) -> String?) {
    self.lookup = lookup
  }

  package init(_ values: [String: String]) {
    self.init { values[$0] }
  }

  package static let ofProcess = Environment { name in
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  package subscript(name: String) -> String? { lookup(name) }

  /// The value when the variable is set and not empty.
  package func text(_ name: String) -> String? {
    self[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether this runs in continuous integration: `CI` set, and not empty, 0 or false.
  package var isContinuousIntegration: Bool {
    text("CI").map { !["0", "false"].contains($0.lowercased()) } ?? false
  }
}
