import TimelineModel
import ToolbarModel

extension Replay {
  /// One moment of a replay, with the whole state of the toolbar.
  public struct Entry: Hashable, Sendable {
    /// A bar and what it holds.
    public struct Bar: Hashable, Sendable {
      /// `navigationBar`, `verticalBar`, …; the overflow menu is called `overflow`.
      public var name: String
      /// Ids in reading order.
      public var items: [String]
    }

    /// A rectangle in points from the window's top left.
    public struct Rectangle: Hashable, Sendable {
      /// Distance from the window's left side.
      public var x: Double
      /// Distance from the window's top.
      public var y: Double
      /// Never negative.
      public var width: Double
      /// Never negative.
      public var height: Double
    }

    /// Milliseconds since the start of the replay.
    public let milliseconds: Int
    /// The event as the scenario writes it, `start`, or `settled`; nil for a change that follows an event.
    public let event: String?
    /// Whether everything before has come to rest.
    public let isSettled: Bool
    /// Every bar that exists, the overflow menu last.
    public let bars: [Bar]
    /// Why an item is in no bar and not in the menu, by id.
    public let dropped: [String: String]
    private let frames: [String: Rectangle]

    /// The bar an item stands in, or `overflow`; nil when it stands nowhere.
    public func bar(of item: String) -> String? {
      bars.first { $0.items.contains(item) }?.name
    }

    /// Whether an item stands in a bar.
    public func isVisible(_ item: String) -> Bool {
      bar(of: item).map { $0 != Replay.menu } ?? false
    }

    /// Where an item is drawn; nil for what stands in no bar.
    public func frame(of item: String) -> Rectangle? { frames[item] }

    init(_ entry: TimelineEntry) {
      milliseconds = entry.at.milliseconds
      event = entry.event?.text
      isSettled = entry.isSettled
      bars = entry.bars.rows.map { row in
        Bar(name: row.bar.rawValue, items: row.ids.map(\.name))
      }
      dropped = Dictionary(uniqueKeysWithValues: entry.dropped.map { ($0.key.name, $0.value) })
      frames = Dictionary(
        uniqueKeysWithValues: entry.frames.map { id, frame in
          (
            id.name,
            Rectangle(
              x: frame.x.points,
              y: frame.y.points,
              width: frame.width.points,
              height: frame.height.points
            )
          )
        }
      )
    }
  }

  fileprivate static let menu = ToolbarModel.Bar.overflow.rawValue
}
