import ToolbarModel

/// Makes screens from checked nodes.
enum ScreenDecoder {
  static func screen(_ node: CheckedNode) -> Screen {
    Screen(
      title: node["title"]?.text,
      subtitle: node["subtitle"]?.text,
      back: node["back"]?.text,
      backButtonTitle: node["backButtonTitle"]?.text,
      backButtonDisplayMode: node["backButtonDisplayMode"]?.value(BackButtonDisplayMode.self)
        ?? .default,
      titleDisplayMode: node["toolbarTitleDisplayMode"]?.value(ToolbarTitleDisplayMode.self)
        ?? .automatic,
      role: node["toolbarRole"]?.value(ToolbarRole.self) ?? .automatic,
      tabs: node["tabs"]?.elements.map { tab($0) } ?? [],
      hidden: node["hidden"]?.elements.map { $0.value(ToolbarPlacement.self) } ?? [],
      searchable: node["searchable"].map { searchable($0) },
      tabBarMinimizeBehavior: node["tabBarMinimizeBehavior"]?.value(BarMinimizationBehavior.self)
        ?? .automatic,
      minimization: minimization(node),
      verticalBehavior: node["toolbarVerticalBehavior"]?.value(ToolbarVerticalBehavior.self)
        ?? .automatic,
      verticalCompression: node["toolbarVerticalCompressionBehavior"]?
        .value(ToolbarVerticalCompressionBehavior.self) ?? .automatic,
      contentHeight: node["contentHeight"]?.length,
      toolbarID: node["toolbarID"]?.text,
      container: node["container"]?.value(NavigationContainer.self) ?? .navigationStack,
      presentation: node["presentation"]?.value(ScreenPresentation.self) ?? .screen,
      presentationPlacement: node["presentationPlacement"]?.value(PresentationPlacement.self)
        ?? .automatic,
      toolbar: node["toolbar"]?.elements.map { ToolbarDecoder.entry($0) } ?? []
    )
  }

  private static func tab(_ node: CheckedNode) -> TabItem {
    guard node.isMapping else { return TabItem(name: node.text) }
    return TabItem(
      name: node["tab"]?.text ?? "",
      role: node["role"]?.value(TabRole.self),
      screen: node["screen"]?.text
    )
  }

  private static func searchable(_ node: CheckedNode) -> Searchable {
    Searchable(
      placement: node["placement"]?.value(SearchFieldPlacement.self) ?? .automatic,
      toolbarBehavior: node["searchToolbarBehavior"]?.value(SearchToolbarBehavior.self)
        ?? .automatic,
      presentationBehavior: node["searchPresentationToolbarBehavior"]?
        .value(SearchPresentationToolbarBehavior.self) ?? .automatic
    )
  }

  private static func minimization(_ node: CheckedNode) -> ToolbarMinimization {
    var minimization = ToolbarMinimization(
      restoration: node["toolbarMinimizationRestoration"]?
        .value(ToolbarMinimizationRestoration.self) ?? .automatic,
      safeAreaAdjustment: node["toolbarMinimizationSafeAreaAdjustment"]?
        .value(ToolbarMinimizationSafeAreaAdjustment.self) ?? .automatic
    )
    guard let own = node["toolbarMinimizationBehavior"] ?? node["toolbarMinimizeBehavior"] else {
      return minimization
    }
    minimization.behavior = (own["behavior"] ?? own).value(BarMinimizationBehavior.self)
    if let bars = own["for"] {
      minimization.bars = bars.elements.map { $0.value(ToolbarPlacement.self) }
    }
    return minimization
  }
}
