import ToolbarModel

extension ItemInputs {
  var flowText: String {
    var pairs: [(key: String, value: String)] = []
    func add(_ key: ItemInputsKey, _ value: String?) {
      if let value { pairs.append((key.rawValue, value)) }
    }
    add(.badge, badge.map(FlowValue.badge))
    add(.title, title.map(FlowText.scalar))
    add(.priority, priority?.description)
    add(.enabled, isEnabled.map { $0 ? "true" : "false" })
    return FlowValue.map(pairs)
  }
}

extension OpenMenu {
  /// `open` when neither owner nor frame is known.
  var flowText: String {
    var pairs: [(key: String, value: String)] = []
    if let owner { pairs.append((OpenMenuKey.owner.rawValue, FlowValue.id(owner))) }
    if let frame { pairs.append((OpenMenuKey.frame.rawValue, FlowValue.frame(frame))) }
    return pairs.isEmpty ? "open" : FlowValue.map(pairs)
  }
}
