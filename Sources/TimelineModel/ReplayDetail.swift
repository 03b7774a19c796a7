package import ToolbarModel

/// What a replay knows of an entry beyond the file: the layout with its reasons.
package struct ReplayDetail: Hashable, Sendable {
  package var layout: ToolbarLayout
  package var traits: Traits

  package init(layout: ToolbarLayout, traits: Traits) {
    self.layout = layout
    self.traits = traits
  }
}
