package import ToolbarModel

/// What a replay knows of an entry beyond the file: the layout with its reasons.
package struct ReplayDetail: Hashable, Sendable {
  package var layout: ToolbarLayout
  package var traits: Traits
  /// Where items stand on screen between two layouts, while a transition runs; empty at rest.
  package var moving: [ItemID: Frame]

  package init(layout: ToolbarLayout, traits: Traits, moving: [ItemID: Frame] = [:]) {
    self.layout = layout
    self.traits = traits
    self.moving = moving
  }

  package var isAtRest: Bool { moving.isEmpty }

  /// Where items stand on screen at this instant. The entry's own frames are those the layout has decided.
  package var presented: [ItemID: Frame] {
    guard isAtRest else { return moving }
    return layout.items.reduce(into: [:]) { frames, item in
      if let frame = item.frame { frames[item.id] = frame }
    }
  }
}

extension ReplayDetail {
  /// The traits tell nearly all layouts apart; hashing these as well would cost more than it saves.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(traits)
    hasher.combine(moving.values.reduce(0) { $0 &+ $1.x.hundredths &+ $1.y.hundredths })
  }
}
