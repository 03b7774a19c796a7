/// SwiftUI's `searchable` with its two toolbar behaviours.
package struct Searchable: Hashable, Sendable {
  package var placement: SearchFieldPlacement
  package var toolbarBehavior: SearchToolbarBehavior
  package var presentationBehavior: SearchPresentationToolbarBehavior

  package init(
    placement: SearchFieldPlacement = .automatic,
    toolbarBehavior: SearchToolbarBehavior = .automatic,
    presentationBehavior: SearchPresentationToolbarBehavior = .automatic
  ) {
    self.placement = placement
    self.toolbarBehavior = toolbarBehavior
    self.presentationBehavior = presentationBehavior
  }
}
