import ReplayCommands
import Testing

@Suite("The tool")
struct ToolTests {
  @Test("without arguments it says what it can do, on standard error, with status 64")
  func nothing() {
    let run = ToolRun([])
    #expect(run.status == .badCommandLine)
    #expect(run.output == "")
    #expect(run.errors.contains("\nExamples\n  toolbar-replay editor.yaml"))
  }

  @Test("--version prints one line")
  func version() {
    #expect(ToolRun(["--version"]).output == "toolbar-replay \(Tool.version)\n")
  }

  @Test("help of every subcommand begins with examples and names every option")
  func help() {
    for command in CommandTable.all {
      let run = ToolRun(["help", command.spec.name])
      #expect(run.status == .clean)
      #expect(run.output == ToolRun([command.spec.name, "--help"]).output)
      let examples = run.output.firstRange(of: "\nExamples\n")?.lowerBound
      let usage = run.output.firstRange(of: "\nUsage\n")?.lowerBound
      if let examples, let usage { #expect(examples < usage) } else { Issue.record("no examples") }
      #expect(!command.spec.examples.isEmpty)
      for option in command.spec.allOptions {
        #expect(run.output.contains("--\(option.name)") || run.output.contains("]\(option.name)"))
        #expect(option.summary.first?.isUppercase != true && option.summary.last != ".")
      }
    }
  }

  @Test("help fits in 80 columns")
  func helpWidth() {
    for command in CommandTable.all {
      let output = ToolRun(["help", command.spec.name, "--columns", "80"]).output
      for line in output.split(separator: "\n") where !line.contains("toolbar-replay ") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }

  @Test("a word that is nearly a subcommand is answered with it")
  func nearMiss() {
    let run = ToolRun(["lnt"])
    #expect(run.status == .badCommandLine)
    #expect(
      run.errorLines == [
        "toolbar-replay: error: 'lnt' is no subcommand, and no file to replay (those end in .yaml, "
          + ".yml or .json, or contain a slash: './lnt'); did you mean 'lint'?",
        "See 'toolbar-replay help'.",
      ]
    )
  }

  @Test("a folder alone is answered with the subcommand that takes one", arguments: [".", ".."])
  func folder(path: String) {
    let run = ToolRun([path])
    #expect(run.status == .badCommandLine)
    #expect(
      run.errorLines == [
        "toolbar-replay: error: '\(path)' is a folder: name a scenario in it, or compare all of them with "
          + "their recordings: 'toolbar-replay check \(path)'",
        "See 'toolbar-replay help'.",
      ]
    )
  }

  @Test("a command line cannot inject into the terminal")
  func hostile() {
    let run = ToolRun(["\u{1B}[2J"])
    #expect(!run.errors.unicodeScalars.contains("\u{1B}"))
  }

  @Test("a missing file is one message and status 2")
  func missing() {
    let run = ToolRun(["validate", "/no/such/file.yaml"])
    #expect(run.status == .badInput)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("/no/such/file.yaml: error: "))
  }

  @Test(
    "what is a file and what is not",
    arguments: [
      ("a.yaml", true), ("a.yml", true), ("a.json", true), ("-", true), ("./a", true),
      ("a/b", true),
      ("a", false), (".yaml", false), ("lint", false),
    ]
  )
  func files(word: String, isFile: Bool) {
    #expect(CommandTable.isFile(word) == isFile)
  }

  @Test("each status is what the manual says")
  func statuses() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 64, 130])
    #expect(ExitStatus.findings.combined(with: .badInput) == .badInput)
    #expect(ExitStatus.clean.combined(with: .findings) == .findings)
  }

  @Test("an environment variable with an unknown word is a mistake")
  func environment() {
    let run = ToolRun(["config"], environment: ["TOOLBAR_REPLAY_FAIL_ON": "warn"])
    #expect(run.status == .badCommandLine)
    #expect(run.errors.contains("not one of info, warning, error, never"))
  }

  @Test("the environment wins over the default and config says so")
  func origin() {
    let run = ToolRun(["config"], environment: ["TOOLBAR_REPLAY_FAIL_ON": "warning"])
    #expect(
      run.output.contains(
        "fail-on       warning                   (environment variable TOOLBAR_REPLAY_FAIL_ON)\n"
      )
    )
  }

  @Test("the man page and completions name every subcommand and option")
  func generated() {
    let texts = [
      ToolRun(["help", "--man"]).output.replacing("\\-", with: "-"),
      ToolRun(["completion", "bash"]).output, ToolRun(["completion", "zsh"]).output,
      ToolRun(["completion", "fish"]).output.replacing(" -l ", with: " --"),
    ]
    for command in CommandTable.all {
      for text in texts {
        #expect(text.contains(command.spec.name))
        for option in command.spec.options { #expect(text.contains(option.name)) }
      }
    }
  }
}
