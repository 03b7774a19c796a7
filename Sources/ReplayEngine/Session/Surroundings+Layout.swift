import PoseMachine
import ToolbarModel

extension Surroundings {
  /// What the machine may know of a layout.
  init(of layout: ToolbarLayout, on screen: Screen) {
    let content = screen.contentHeight ?? 0
    let owners = layout.items.filter { item in
      item.bar != .overflow
        && (item.id == .overflow || layout.concealed.contains { $0.behind == item.id })
    }
    self.init(
      scrollLimit: max(0, content - layout.environment.contentSize.height),
      menuOwners: owners.map(\.id)
    )
  }
}
