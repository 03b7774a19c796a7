extension YAMLTape {
  /// As many elements as most lists and mappings have: room for these is made at once.
  private static let usualCount = 4

  /// The value at `index` as a tree; the depth is bounded by the limits it was read under.
  package func node(at index: Int) -> YAMLNode {
    let token = tokens[index]
    let content: YAMLNode.Content
    switch token.kind {
    case .scalar:
      content = .scalar(YAMLScalar(text: string(at: index), isPlain: token.isPlain))
    case .sequence:
      var elements: [YAMLNode] = []
      elements.reserveCapacity(min(Int(token.count) - 1, YAMLTape.usualCount))
      var position = index + 1
      while position < end(of: index) {
        elements.append(node(at: position))
        position = end(of: position)
      }
      content = .sequence(elements)
    case .mapping:
      var pairs: [YAMLPair] = []
      pairs.reserveCapacity(min((Int(token.count) - 1) / 2, YAMLTape.usualCount))
      var position = index + 1
      while position < end(of: index) {
        let value = end(of: position)
        pairs.append(
          YAMLPair(
            key: string(at: position),
            keySpan: tokens[position].place.span,
            value: node(at: value)
          )
        )
        position = end(of: value)
      }
      content = .mapping(pairs)
    }
    return YAMLNode(content, span: token.place.span)
  }
}
