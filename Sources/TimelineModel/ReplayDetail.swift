package import ToolbarModel

/// What a replay knows of an entry beyond the file: the layout with its reasons.
package struct ReplayDetail: Hashable, Sendable {
  package var sharedLayout: Shared<ToolbarLayout>
  package var sharedTraits: Shared<Traits>
  /// The way to the layout while a transition runs; nil at rest.
  package var motion: FrameMotion?

  package init(
    layout: Shared<ToolbarLayout>,
    traits: Shared<Traits>,
    motion: FrameMotion? = nil
  ) {
    sharedLayout = layout
    sharedTraits = traits
    self.motion = motion
  }

  package var layout: ToolbarLayout { sharedLayout.value }
  package var traits: Traits { sharedTraits.value }

  /// Where items stand on screen at this instant. The entry's own frames are those the layout has decided.
  package var presented: [ItemID: Frame] {
    motion?.frames(toward: layout) ?? layout.framesOfItems
  }
}

extension ReplayDetail {
  /// The traits tell nearly all layouts apart; hashing these as well would cost more than it saves.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(sharedTraits)
    hasher.combine(motion?.elapsed)
  }
}
