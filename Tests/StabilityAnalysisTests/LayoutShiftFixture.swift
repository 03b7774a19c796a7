import StabilityAnalysis
import Testing
import ToolbarModel
import YAMLSyntax

/// A case of `Fixtures/layout-shift.yaml`: clips, scroll and translations are settled here, as a browser does.
struct LayoutShiftFixture: CustomTestStringConvertible, Sendable {
  struct Moment: Sendable {
    var elements: [ShiftingElement]
    var impactArea: Double
    var moveDistance: Double
    var value: Double
  }

  var id: String
  var viewport: Size
  var isDerivable: Bool
  var hadRecentInput: Bool
  var moments: [Moment]
  var sum: Double
  var counted: Double
  var sources: [String]
  var names: [String]

  var testDescription: String { id }

  init(_ node: YAMLNode) {
    id = node["id"]?.text ?? ""
    let sides = node["viewport"]?.lengths ?? []
    let view =
      sides.count == 4
      ? Frame(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
      : Frame(x: 0, y: 0, width: sides[0], height: sides[1])
    viewport = view.size
    isDerivable = node["derivable"]?.text != "false"
    hadRecentInput = node["had_recent_input"]?.text == "true"
    moments = (node["frames"]?.items ?? []).map { frame in
      Moment(
        elements: (frame["elements"]?.items ?? []).compactMap { Self.element($0, in: view) },
        impactArea: frame["expect"]?["impact_area"]?.number ?? .nan,
        moveDistance: frame["expect"]?["move_distance"]?.number ?? .nan,
        value: frame["expect"]?["value"]?.number ?? .nan
      )
    }
    sum = node["sum_of_values"]?.number ?? .nan
    counted = node["counted"]?.number ?? .nan
    sources = (node["sources"]?.items ?? []).map(\.text)
    names = (node["frames"]?.items.first?["elements"]?.items ?? []).map { $0["id"]?.text ?? "" }
  }

  /// Nil for what an implementation does not track at all: unpainted, sticky, or no real shift in its own terms.
  private static func element(_ node: YAMLNode, in viewport: Frame) -> ShiftingElement? {
    guard var before = node["before"]?.frame, let after = node["after"]?.frame,
      node["painted"]?.text != "false", node["sticky"]?.text != "true",
      isSeen(node["visibility"]), isSeen(node["visibility_after"] ?? node["visibility"])
    else { return nil }
    let zero: [Length] = [0, 0]
    let scroll = difference(node["scroll_after"], node["scroll_before"])
    let translated =
      node["transform_after"] == nil
      ? zero
      : difference(node["transform_after"], node["transform_before"])
    // The rectangle before is carried by this frame's scroll.
    let unscrolled = before
    before.x = before.x - scroll[0]
    before.y = before.y - scroll[1]
    let isRightToLeft = node["start"]?.text == "top-right"
    // Significant on screen, without translation, without scroll and without both.
    for (frame, move) in [
      (unscrolled, zero), (unscrolled, translated), (before, zero), (before, translated),
    ] {
      var old = frame
      old.x = old.x + move[0]
      old.y = old.y + move[1]
      let element = ShiftingElement(
        before: old,
        after: after,
        visibleBefore: old,
        visibleAfter: after,
        isRightToLeft: isRightToLeft
      )
      if !element.isSignificant { return nil }
    }
    let clips = ([node["clip"]].compactMap(\.self) + (node["clips"]?.items ?? [])).compactMap(
      \.frame
    )
    return ShiftingElement(
      before: before,
      after: after,
      visibleBefore: clips.reduce(before.intersection(viewport)) { $0?.intersection($1) },
      visibleAfter: clips.reduce(after.intersection(viewport)) { $0?.intersection($1) },
      isRightToLeft: isRightToLeft
    )
  }

  private static func isSeen(_ node: YAMLNode?) -> Bool { (node?.text ?? "visible") == "visible" }

  private static func difference(_ a: YAMLNode?, _ b: YAMLNode?) -> [Length] {
    let a = a?.lengths ?? [0, 0]
    let b = b?.lengths ?? [0, 0]
    return [a[0] - b[0], a[1] - b[1]]
  }
}
