import SourceText
import YAMLSyntax

/// A screen with what it takes from another file filled in.
struct MergedScreen {
  var name: String
  /// Own keys over those of the other file.
  var node: YAMLNode
  /// The other file, and the screen in it.
  var source: (file: SourceFile, node: YAMLNode)?
  /// Where the screen is declared.
  var position: SourcePosition
}
