package import ToolbarModel

/// What a replay knows of an entry beyond the file: the layout with its reasons.
package struct ReplayDetail: Hashable, Sendable {
  package var layout: ToolbarLayout
  package var traits: Traits
  /// Where items stand on screen at this instant: between two layouts while a transition runs.
  /// The entry's own frames are those the layout has decided.
  package var presented: [ItemID: Frame]

  package init(layout: ToolbarLayout, traits: Traits, presented: [ItemID: Frame] = [:]) {
    self.layout = layout
    self.traits = traits
    self.presented = presented
  }
}
