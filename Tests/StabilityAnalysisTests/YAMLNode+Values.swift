import Foundation
import ToolbarModel
import YAMLSyntax

extension YAMLNode {
  subscript(key: String) -> YAMLNode? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  var items: [YAMLNode] {
    guard case .sequence(let items) = content else { return [] }
    return items
  }

  var text: String {
    guard case .scalar(let scalar) = content else { return "" }
    return scalar.text
  }

  var number: Double { Double(text) ?? .nan }

  var lengths: [Length] { items.map { Length(points: $0.number) } }

  var frame: Frame? {
    let sides = lengths
    guard sides.count == 4 else { return nil }
    return Frame(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }
}
