import ToolbarModel

extension TimelineItem {
  /// Everything but the id, in canonical order.
  var flowText: String {
    var pairs: [(key: String, value: String)] = []
    func add(_ key: TimelineItemKey, _ value: String?) {
      if let value { pairs.append((key.rawValue, value)) }
    }
    add(.title, title.map(FlowText.scalar))
    add(.symbol, symbol.map(FlowText.scalar))
    add(.priority, priority?.description)
    add(.group, group.map(FlowValue.id))
    add(.placement, placement?.rawValue)
    add(.screens, screens.map { FlowValue.list($0.map(FlowText.scalar)) })
    add(.when, when.map(FlowText.scalar))
    add(.axis, axis?.rawValue)
    add(.role, role?.rawValue)
    add(.width, width?.description)
    add(.permanent, isPermanent ? "true" : nil)
    add(.alwaysAvailable, isAlwaysAvailable ? "true" : nil)
    return FlowValue.map(pairs)
  }
}

extension DeclaredBehavior {
  var flowText: String {
    var pairs: [(key: String, value: String)] = []
    func add(_ key: DeclaredKey, _ value: String?) {
      if let value { pairs.append((key.rawValue, value)) }
    }
    add(.compression, compression?.rawValue)
    add(.restoration, restoration?.rawValue)
    add(.titleMinimum, titleMinimum?.description)
    add(.menuPolicy, menuPolicy.map(FlowText.scalar))
    return FlowValue.map(pairs)
  }
}
