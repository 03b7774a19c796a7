package import TimelineModel
package import ToolbarModel

/// One control on screen, as a picture shows it.
package struct SceneItem: Hashable, Sendable {
  /// What is drawn on the control.
  package enum Face: Hashable, Sendable {
    case glyph(SymbolGlyph)
    case glyphAndText(SymbolGlyph, String)
    case text(String)
    /// The search field with its prompt.
    case field(String)
    /// The title of a screen, without a control around it.
    case title(String)
  }

  package var id: ItemID
  package var bar: Bar
  package var frame: Frame
  package var face: Face
  /// The whole name, for tooltips, screen readers and tables.
  package var name: String
  /// In hundredths.
  package var opacity: Int
  package var isEnabled: Bool
  package var isFocused: Bool
  package var badge: String?
  /// Where its words may stand along the window; more than the frame where nothing stands beside a title.
  package var room: ClosedRange<Length>
  package var isProminent: Bool

  package init(
    id: ItemID,
    bar: Bar,
    frame: Frame,
    entry: TimelineEntry,
    inputs: ItemInputs?,
    labels: ItemLabels
  ) {
    self.id = id
    self.bar = bar
    self.frame = frame
    let screenTitle = id == .title ? labels.screenTitle(entry.traits) : nil
    name = inputs?.title ?? screenTitle ?? labels.name(of: id)
    face = labels.face(of: id, named: name, form: entry.forms[id], frame: frame)
    opacity = entry.opacity[id] ?? 100
    isEnabled = inputs?.isEnabled != false && !entry.inert.contains(id)
    isFocused = entry.focus == id
    badge = inputs?.badge
    room = min(frame.x, frame.maxX)...max(frame.x, frame.maxX)
    isProminent = labels.isProminent(id)
  }

  /// Whether a control is drawn behind the face; the words of a title stand alone.
  package var hasBackground: Bool {
    switch face {
    case .title: false
    case .glyph, .glyphAndText, .text, .field: true
    }
  }
}
