import ToolbarModel

extension ScenarioDecoder {
  func startState(_ node: CheckedNode) -> StartState {
    StartState(
      screen: node["screen"]?.text,
      tab: node["tab"]?.text,
      present: node["present"]?.text,
      hinge: node["hinge"]?.value(HingeStatus.self),
      orientation: node["orientation"]?.orientation,
      size: node["size"]?.size,
      splitView: node["splitView"]?.value(SplitSide.self),
      isSearching: node["search"].map { $0.text == "active" },
      keyboard: node["keyboard"].map { $0.text == "shown" ? .shown(height: nil) : .hidden },
      hasHardwareKeyboard: node["hardwareKeyboard"]?.boolean,
      activity: node["window"]?.value(WindowActivity.self),
      scroll: node["scroll"]?.length,
      layoutDirection: node["layoutDirection"]?.value(LayoutDirection.self),
      dynamicTypeSize: node["dynamicTypeSize"]?.value(DynamicTypeSize.self),
      flags: node["state"]?.flags ?? Flags(),
      arrangement: UserArrangement(
        order: node["customization"]?["order"]?.ids ?? [],
        hidden: node["customization"]?["hidden"]?.ids ?? []
      ),
      transients: node["transients"]?.value(Transients.self),
      language: node["language"]?.text
    )
  }
}
