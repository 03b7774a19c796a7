import ReplayCommands
import Testing

@Suite("Command line")
struct ArgumentReaderTests {
  private static let options: [OptionSpec] = [
    .format(.text, .json, .junit), .failOn, .jobs, .negatable("probe", "probe it"),
    OptionSpec("filter", .text("GLOB"), isRepeatable: true, "only these"),
  ]
  private static let spec = CommandSpec(
    "check",
    "check it",
    examples: [],
    arguments: [ArgumentSpec("PATH", .any, .files, "a path")],
    options: options
  )

  private func read(_ words: String...) throws -> ParsedArguments {
    try ArgumentReader(command: Self.spec).read(words)
  }

  @Test("takes a value after a space, after an equals sign, and for a short option at once")
  func values() throws {
    #expect(try read("--jobs", "3").integer(of: .jobs) == 3)
    #expect(try read("--jobs=3").integer(of: .jobs) == 3)
    #expect(try read("-j3").integer(of: .jobs) == 3)
    #expect(try read("-j", "3").integer(of: .jobs) == 3)
    #expect(try read("-j=3").integer(of: .jobs) == 3)
    #expect(try read().integer(of: .jobs) == nil)
  }

  @Test("the last value wins, unless the option is repeatable")
  func repeats() throws {
    #expect(try read("--jobs=3", "--jobs=4").integer(of: .jobs) == 4)
    #expect(try read("--filter=a", "--filter", "b").values(of: Self.options[4]) == ["a", "b"])
  }

  @Test("a flag can be taken back when it is declared so")
  func negation() throws {
    #expect(try read("--probe").choice(of: Self.options[3]) == true)
    #expect(try read("--probe", "--no-probe").choice(of: Self.options[3]) == false)
    #expect(try read().choice(of: Self.options[3]) == nil)
  }

  @Test("nothing after two dashes is an option, and one dash is standard input")
  func dashes() throws {
    #expect(try read("-", "--", "--jobs", "-x").positionals == ["-", "--jobs", "-x"])
  }

  @Test("formats go to files or to standard output, text when nothing else does")
  func formats() throws {
    #expect(
      try read("--format", "junit=a=b.xml", "--format=json").outputs(standard: .text)
        == [OutputRequest(.junit, file: "a=b.xml"), OutputRequest(.json)]
    )
    #expect(
      try read("--format", "junit=r.xml").outputs(standard: .text)
        == [OutputRequest(.text), OutputRequest(.junit, file: "r.xml")]
    )
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var words: [String]
    var message: String
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(
    "says what would be right",
    arguments: [
      Mistake(
        words: ["--formt"],
        message: "'check' has no option '--formt'; did you mean '--format'?"
      ),
      Mistake(
        words: ["--no-prob"],
        message: "'check' has no option '--no-prob'; did you mean '--no-probe'?"
      ),
      Mistake(words: ["-x"], message: "'check' has no option '-x'"),
      Mistake(words: ["--jobs"], message: "'--jobs' needs a value: N"),
      Mistake(words: ["--probe=1"], message: "'--probe' takes no value"),
      Mistake(
        words: ["--jobs=0"],
        message: "'--jobs' takes a whole number from 1 to 1024, not '0'"
      ),
      Mistake(
        words: ["--fail-on=warnin"],
        message:
          "'warnin' is no value of '--fail-on', which takes info, warning, error or never; "
          + "did you mean 'warning'?"
      ),
      Mistake(
        words: ["--format=jsn"],
        message:
          "'check' does not write the format 'jsn', it writes text, json or junit; "
          + "did you mean 'json'?"
      ),
      Mistake(words: ["--format=json="], message: "'--format json=' names no file after '='"),
      Mistake(
        words: ["--format=json", "--format=text"],
        message:
          "only one format can go to standard output, not json or text; "
          + "write the others as '--format text=FILE'"
      ),
    ]
  )
  func mistakes(mistake: Mistake) {
    #expect {
      try ArgumentReader(command: Self.spec).read(mistake.words)
    } throws: { error in
      "\(error)"
        == "toolbar-replay: error: \(mistake.message)\nSee 'toolbar-replay help check'."
    }
  }
}
