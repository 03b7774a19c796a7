import ToolbarModel

extension TimelineTraits {
  /// The traits that differ from `old`, in canonical order.
  func flowPairs(since old: TimelineTraits) -> [(key: String, value: String)] {
    var pairs: [(key: String, value: String)] = []
    func add<Value: Equatable>(
      _ key: TimelineTraitsKey,
      _ path: KeyPath<TimelineTraits, Value?>,
      _ text: (Value) -> String
    ) {
      let value = self[keyPath: path]
      guard let value, value != old[keyPath: path] else { return }
      pairs.append((key.rawValue, text(value)))
    }
    add(.display, \.display, \.rawValue)
    add(.orientation, \.orientation, \.rawValue)
    add(.hinge, \.hinge, \.rawValue)
    add(.window, \.window, FlowValue.size)
    if let horizontal = horizontalSizeClass, let vertical = verticalSizeClass,
      horizontal != old.horizontalSizeClass || vertical != old.verticalSizeClass
    {
      let classes = [horizontal.rawValue, vertical.rawValue]
      pairs.append((TimelineTraitsKey.sizeClass.rawValue, FlowValue.list(classes)))
    }
    add(.strip, \.strip, \.rawValue)
    add(.safeArea, \.safeArea, FlowValue.insets)
    add(.split, \.split, \.rawValue)
    add(.tab, \.tab, FlowText.scalar)
    add(.screens, \.screens) { FlowValue.list($0.map(FlowText.scalar)) }
    add(.search, \.isSearching) { $0 ? "active" : "inactive" }
    add(.keyboard, \.keyboardHeight) { $0 == .zero ? "hidden" : $0.description }
    add(.minimized, \.minimized) { FlowValue.list($0.map(\.rawValue)) }
    add(.active, \.activity, \.rawValue)
    add(.dynamicType, \.dynamicType, \.rawValue)
    add(.direction, \.direction, \.rawValue)
    add(.flags, \.flags, FlowValue.flags)
    add(.reserved, \.reserved) { FlowValue.list($0.map(FlowValue.frame)) }
    return pairs
  }
}
