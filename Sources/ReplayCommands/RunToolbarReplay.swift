#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The whole program: arguments in, exit status out.
public func runToolbarReplay() -> Never {
  Interruption.install()
  let context = CommandContext(
    output: .standardOutput,
    errors: .standardError,
    environment: .ofProcess,
    outputTerminal: .behind(descriptor: 1),
    errorTerminal: .behind(descriptor: 2)
  )
  exit(Tool(context: context).run(Array(CommandLine.arguments.dropFirst())).rawValue)
}
