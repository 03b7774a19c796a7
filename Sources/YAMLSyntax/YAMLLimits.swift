import SourceText

/// How much a document may ask for, so that hostile input ends in a message and not in exhaustion.
package struct YAMLLimits: Hashable, Sendable {
  package var bytes: Int
  /// Lists and mappings inside each other.
  package var depth: Int
  /// Values and keys after alias expansion: of a document, or of one entry of a stream.
  package var nodes: Int

  package init(bytes: Int, depth: Int = 64, nodes: Int = 1_000_000) {
    self.bytes = bytes
    self.depth = depth
    self.nodes = nodes
  }

  package static let scenario = YAMLLimits(bytes: SourceFile.scenarioLimit)
  package static let timeline = YAMLLimits(bytes: ByteSize.gibibyte)
}
