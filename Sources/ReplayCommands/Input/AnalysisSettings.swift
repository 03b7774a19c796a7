import ScenarioModel
import SourceText
import ToolbarModel

/// The rule settings in force: the project's file, then the scenario's own, then `--rules`.
struct AnalysisSettings {
  private let project: StabilitySettings
  private let flag: StabilitySettings

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(DiagnosticsError) {
    project = context.configuration.stability
    if let path = arguments.value(of: .rules) {
      flag = try StabilityReader.settings(in: try SourceFile.read(path: path))
    } else {
      flag = .standard
    }
  }

  func settings(over own: StabilitySettings = .standard) -> StabilitySettings {
    project.overlaid(with: own).overlaid(with: flag)
  }
}
