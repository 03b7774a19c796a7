/// Every subcommand, in the order help lists them.
package enum CommandTable {
  /// What a person types most comes first. A subcommand that is not built yet is not listed.
  package static let all: [any Subcommand.Type] = [
    ReplaySubcommand.self,
    CheckSubcommand.self,
    RecordSubcommand.self,
    PendingSubcommand.self,
    AcceptSubcommand.self,
    RejectSubcommand.self,
    DiffSubcommand.self,
    MergeSubcommand.self,
    AnalyzeSubcommand.self,
    ExploreSubcommand.self,
    ExplainSubcommand.self,
    SweepSubcommand.self,
    PosesSubcommand.self,
    RenderSubcommand.self,
    PlaySubcommand.self,
    LintSubcommand.self,
    NewSubcommand.self,
    ValidateSubcommand.self,
    SchemaSubcommand.self,
    DevicesSubcommand.self,
    RulesSubcommand.self,
    ConfigSubcommand.self,
    CompletionSubcommand.self,
    HelpSubcommand.self,
  ]

  package static var names: [String] { all.map { $0.spec.name } }

  package static func named(_ name: String) -> (any Subcommand.Type)? {
    all.first { $0.spec.name == name }
  }

  /// Whether a word is a file to replay rather than a subcommand.
  package static func isFile(_ word: String) -> Bool {
    word == "-" || word.contains("/")
      || [".yaml", ".yml", ".json"].contains { word.hasSuffix($0) && word.count > $0.count }
  }
}
