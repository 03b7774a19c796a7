import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an SVG of the filmstrip draws, read back with a real parser: boxes and strokes in pixels of the document.
final class DrawnPicture: NSObject, XMLParserDelegate {
  struct Box {
    var x, y, width, height: Double

    /// Whether a point lies well inside.
    func holds(_ point: (x: Double, y: Double)) -> Bool {
      point.x > x + 1 && point.x < x + width - 1 && point.y > y + 1 && point.y < y + height - 1
    }
  }

  private(set) var controls: [Box] = []
  /// The points that each arrow passes, sampled along lines and curves.
  private(set) var arrows: [[(x: Double, y: Double)]] = []
  private var origins: [(x: Double, y: Double)] = [(0, 0)]

  init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    var origin = origins[origins.count - 1]
    if name == "g", let shift = attributes["transform"] {
      let parts = Self.numbers(shift)
      origin = (origin.x + parts[0], origin.y + parts[1])
    }
    origins.append(origin)
    let number = { (key: String) in Double(attributes[key] ?? "") ?? 0 }
    switch attributes["class"] {
    case "glass":
      controls.append(
        Box(
          x: origin.x + number("x"),
          y: origin.y + number("y"),
          width: number("width"),
          height: number("height")
        )
      )
    case "move", "ghost":
      let points = Self.points(of: attributes["d"] ?? "")
      arrows.append(points.map { (origin.x + $0.x, origin.y + $0.y) })
    case _: break
    }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    origins.removeLast()
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
  }

  /// Points along a path of M, L, V, Q and C with absolute numbers.
  private static func points(of path: String) -> [(x: Double, y: Double)] {
    var result: [(x: Double, y: Double)] = []
    var rest = Substring(path)
    while let command = rest.popFirst() {
      let words = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(words.count)
      let n = numbers(String(words))
      let start = result.last ?? (0, 0)
      switch command {
      case "M": result.append((n[0], n[1]))
      case "L": result += (1...50).map { along(Double($0) / 50, [start, (n[0], n[1])]) }
      case "V": result += (1...50).map { along(Double($0) / 50, [start, (start.x, n[0])]) }
      case _:
        let ends = stride(from: 0, to: n.count, by: 2).map { (x: n[$0], y: n[$0 + 1]) }
        result += (1...50).map { along(Double($0) / 50, [start] + ends) }
      }
    }
    return result
  }

  /// A point of a Bézier curve of any degree.
  private static func along(_ t: Double, _ ends: [(x: Double, y: Double)]) -> (
    x: Double, y: Double
  ) {
    if ends.count == 1 { return ends[0] }
    let next = zip(ends, ends.dropFirst()).map { a, b in
      (x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    return along(t, next)
  }
}
