import ToolbarModel

/// The shapes the device takes in a timeline, each once, and from which entry on each holds.
struct PagePoses {
  private var shapes: [String] = []
  private var numbers: [String: Int] = [:]
  private var changes = PageChanges()

  mutating func add(_ scene: DeviceScene, words: String, at entry: Int) {
    let shape = Self.json(scene, words: words)
    let number = numbers[shape] ?? shapes.count
    if number == shapes.count {
      shapes.append(shape)
      numbers[shape] = number
    }
    changes.add(String(number), at: entry)
  }

  func write(into out: inout String) {
    out += ",\"poses\":[" + shapes.joined(separator: ",") + "],\"pose\":" + changes.json
  }

  private static func json(_ scene: DeviceScene, words: String) -> String {
    let (window, outline) = (scene.window, scene.outline)
    var parts = [
      "\"w\":\(window.width)", "\"h\":\(window.height)",
      "\"words\":\(MarkupText.quotedJSON(MarkupText.visible(words)))",
      "\"screen\":\"\(outline.path(of: window, grownBy: 0, scale: 1))\"",
      "\"body\":\"\(outline.path(of: window, grownBy: 10, scale: 1))\"",
      "\"reserved\":[\(scene.reserved.map { "[\($0.json)]" }.joined(separator: ","))]",
      "\"sheet\":\(scene.sheet.map { "[\($0.json)]" } ?? "null")",
      "\"keyboard\":\(scene.keyboard.map { "[\($0.json)]" } ?? "null")",
    ]
    switch outline.hinge {
    case .none: break
    case .line(let x1, let y1, let x2, let y2, let isBent):
      parts.append("\"fold\":[\(x1),\(y1),\(x2),\(y2)],\"isBent\":\(isBent)")
    case .edge(let side): parts.append("\"edge\":[\(edge(side, of: window).json)]")
    }
    return "{" + parts.joined(separator: ",") + "}"
  }

  private static func edge(_ side: DeviceOutline.Side, of window: Size) -> Frame {
    let (rim, thickness): (Length, Length) = (10, 4)
    switch side {
    case .left:
      return Frame(x: -rim - thickness, y: 12, width: thickness, height: window.height - 24)
    case .right:
      return Frame(x: window.width + rim, y: 12, width: thickness, height: window.height - 24)
    case .top: return Frame(x: 12, y: -rim - thickness, width: window.width - 24, height: thickness)
    case .bottom:
      return Frame(x: 12, y: window.height + rim, width: window.width - 24, height: thickness)
    }
  }
}
