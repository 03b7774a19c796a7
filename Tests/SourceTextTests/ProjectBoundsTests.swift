import SourceText
import Testing

@Suite("The bounds of a project")
struct ProjectBoundsTests {
  struct Row: CustomTestStringConvertible {
    var file: String
    var taken: String
    var isInside: Bool
    var why: String

    var testDescription: String { why }
  }

  static let rows = [
    Row(
      file: "/work/app/Scenarios/a.yaml",
      taken: "/work/app/Scenarios/../screens/editor.yaml",
      isInside: true,
      why: "beside the scenarios of a repository"
    ),
    Row(
      file: "/work/app/deep/down/a.yaml",
      taken: "/work/app/screens/editor.yaml",
      isInside: true,
      why: "anywhere in a repository"
    ),
    Row(
      file: "/work/app/Scenarios/a.yaml",
      taken: "/work/app/../secret.yaml",
      isInside: false,
      why: "above a repository"
    ),
    Row(
      file: "/work/app/Scenarios/a.yaml",
      taken: "/work/app-two/editor.yaml",
      isInside: false,
      why: "in a folder whose name begins alike"
    ),
    Row(
      file: "Scenarios/a.yaml",
      taken: "screens/editor.yaml",
      isInside: true,
      why: "in the working folder, where there is no repository"
    ),
    Row(
      file: "Scenarios/a.yaml",
      taken: "../secret.yaml",
      isInside: false,
      why: "above the working folder, where there is no repository"
    ),
    Row(
      file: "/elsewhere/Scenarios/a.yaml",
      taken: "/elsewhere/screens/editor.yaml",
      isInside: true,
      why: "beside the folder of a file outside of everything"
    ),
    Row(
      file: "/elsewhere/Scenarios/a.yaml",
      taken: "/etc/passwd",
      isInside: false,
      why: "far from a file outside of everything"
    ),
  ]

  @Test("what is inside", arguments: rows)
  func contains(row: Row) {
    let bounds = ProjectBounds(of: row.file, from: "/home/me/project") { $0 == "/work/app" }
    #expect(bounds.contains(row.taken) == row.isInside)
  }

  @Test("the message says what is wrong")
  func message() {
    let bounds = ProjectBounds(of: "a.yaml", from: "/project") { _ in false }
    let error = #expect(throws: DiagnosticsError.self) { try bounds.check("../b.yaml") }
    #expect(
      error?.diagnostics == [Diagnostic(path: "../b.yaml", "it stands outside the repository")]
    )
  }
}
