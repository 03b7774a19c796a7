import RegressionSuite
import Testing

@Suite("File patterns")
struct GlobPatternTests {
  struct Row: CustomTestStringConvertible {
    var pattern: String
    var path: String
    var matches: Bool
    var testDescription: String { "\(pattern) \(path)" }
    init(_ pattern: String, _ path: String, _ matches: Bool) {
      self.pattern = pattern
      self.path = path
      self.matches = matches
    }
  }

  @Test(
    "match as a shell's do",
    arguments: [
      Row("a/*.yaml", "a/b.yaml", true),
      Row("a/*.yaml", "a/b/c.yaml", false),
      Row("a/*.yaml", "a/.b.yaml", false),
      Row("a/.*.yaml", "a/.b.yaml", true),
      Row("**/c.yaml", "c.yaml", true),
      Row("**/c.yaml", "a/b/c.yaml", true),
      Row("**/c.yaml", "a/.git/c.yaml", false),
      Row("a/**", "a/b/c.yaml", true),
      Row("a/**/**/c", "a/c", true),
      Row("fold-?.yaml", "fold-1.yaml", true),
      Row("fold-?.yaml", "fold-12.yaml", false),
      Row("[a-c]x", "bx", true),
      Row("[!a-c]x", "bx", false),
      Row("[a", "[a", true),
      Row("{fold,rotate}/*", "rotate/a", true),
      Row("{fold,rotate}/*", "resize/a", false),
      Row("a{,b{c,d}}e", "abde", true),
      Row("a{,b{c,d}}e", "ae", true),
      Row("a{b", "a{b", true),
      Row("*a*b*c", "xxaxxbxxc", true),
      Row("*a*b*c", "xxaxxcxxb", false),
      Row("", "", true),
    ]
  )
  func match(row: Row) {
    #expect(GlobPattern(row.pattern).matches(row.path) == row.matches)
  }

  @Test("take no exponential time")
  func time() {
    let name = String(repeating: "a", count: 5_000)
    #expect(!GlobPattern(String(repeating: "*a", count: 30) + "b").matches(name))
    let path = String(repeating: "a/", count: 400)
    #expect(!GlobPattern(String(repeating: "**/", count: 40) + "b").matches(path))
    #expect(!GlobPattern(String(repeating: "{a,b}", count: 12)).matches("c"))
  }

  @Test(
    "start in the folders before the first wildcard",
    arguments: zip(["a/b/*.yaml", "*.yaml", "/x/**", "/*"], ["a/b", ".", "/x", "/"])
  )
  func start(pattern: String, folder: String) {
    #expect(GlobPattern.fixedFolders(of: pattern) == folder)
  }
}
