import TimelineModel
import ToolbarModel

/// The drawings a picture of a timeline needs, each once, in the order of their ids.
enum GlyphSheet {
  static func used(by timeline: Timeline, labels: ItemLabels) -> [SymbolGlyph] {
    var ids: Set<ItemID> = [.back, .overflow, .search]
    ids.formUnion(timeline.header.items.map(\.id))
    for entry in timeline.entries {
      for row in entry.bars.rows { ids.formUnion(row.ids) }
    }
    let glyphs = Set(
      ids.compactMap { labels.glyph(of: $0) }
        + [SymbolGlyph.named("magnifyingglass")].compactMap(\.self)
    )
    return glyphs.sorted { $0.id < $1.id }
  }
}
