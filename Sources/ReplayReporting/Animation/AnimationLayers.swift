import ToolbarModel

/// The moving parts of an animated picture: devices in their poses, bars, menus, and one part for each item.
struct AnimationLayers {
  private let total: Int
  private var devices = FadingLayer(prefix: "d")
  private var bars = FadingLayer(prefix: "b")
  private var menus = FadingLayer(prefix: "u")
  private var items: [ItemMotion] = []
  private var numbers: [ItemID: Int] = [:]

  private static let glide = 420

  init(total: Int) { self.total = total }

  /// Says what is seen from a time of the loop on.
  mutating func show(_ drawing: DeviceDrawing, origin: (x: Double, y: Double), at time: Int) {
    devices.show(Self.markup(origin) { drawing.writeDevice(into: &$0) }, at: time)
    bars.show(Self.markup(origin) { drawing.writeBars(withGlass: false, into: &$0) }, at: time)
    var space = LabelSpace()
    menus.show(Self.markup(origin) { drawing.side.writeFrame(into: &$0, space: &space) }, at: time)
    var seen: Set<ItemID> = []
    for item in drawing.scene.items where seen.insert(item.id).inserted {
      guard let center = drawing.center(of: item.id) else { continue }
      motion(of: item.id) {
        $0.show(
          item,
          scale: drawing.scale,
          at: (origin.x + center.x, origin.y + center.y),
          time: time
        )
      }
    }
    for id in drawing.scene.menu ?? [] where id != .divider && seen.insert(id).inserted {
      guard let center = drawing.side.center(of: id) else { continue }
      motion(of: id) {
        $0.showRow(
          labels: drawing.labels,
          at: (origin.x + center.x, origin.y + center.y),
          time: time
        )
      }
    }
    for index in items.indices where !seen.contains(items[index].id) {
      items[index].hide(time: time)
    }
  }

  private mutating func motion(of id: ItemID, _ change: (inout ItemMotion) -> Void) {
    let number = numbers[id] ?? items.count
    if number == items.count {
      items.append(ItemMotion(id: id, number: number))
      numbers[id] = number
    }
    change(&items[number])
  }

  private static func markup(_ origin: (x: Double, y: Double), _ draw: (inout MarkupWriter) -> Void)
    -> String
  {
    var inner = MarkupWriter()
    draw(&inner)
    guard !inner.text.isEmpty else { return "" }
    var out = MarkupWriter()
    out.element("g", [["transform", "translate(\(origin.x.svg) \(origin.y.svg))"]]) {
      $0.raw(inner.text)
    }
    return out.text
  }

  /// Writes the parts and returns their keyframes.
  func write(into out: inout MarkupWriter) -> [String] {
    var rules: [String] = []
    for layer in [devices, bars, menus] {
      rules += layer.write(into: &out, total: total, glide: Self.glide)
    }
    for item in items { rules += item.write(into: &out, total: total, glide: Self.glide) }
    return rules
  }
}
