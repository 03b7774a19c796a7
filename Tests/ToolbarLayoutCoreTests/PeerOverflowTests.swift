import Testing
import ToolbarLayoutCore
import ToolbarModel

/// Other engines' published cases on our core: only profile numbers are set, no rule is bent.
@Suite("Overflow cases of other engines")
struct PeerOverflowTests {
  @Test(
    "decides as their suites say where their rules equal ours",
    arguments: PeerCases.all.indices
  )
  func cases(index: Int) {
    let (name, steps) = PeerCases.all[index]
    for step in steps {
      let layout = ToolbarLayoutCore().layout(
        of: screen(step),
        in: Traits(window: Size(width: Length(points: step.container), height: 800)),
        on: device(step)
      )
      let visible = layout.ids(in: .navigationBar)?.filter { $0 != .overflow }.map(\.name)
      #expect(visible == step.visible, "\(name) at \(step.container)")
    }
  }

  private func device(_ step: PeerCases.Step) -> DeviceProfile {
    var device = DeviceProfile.iPhone17
    func set(_ number: ProfileNumber, _ points: Int) {
      device.numbers[number] = ProfileValue(points * 100, "the peer's case", .assumed)
    }
    set(.barMargin, 0)
    set(.barGap, step.gap)
    set(.barControl, step.button)
    return device
  }

  private func screen(_ step: PeerCases.Step) -> Screen {
    Screen(
      toolbar: step.items.map { item in
        .item(
          Samples.symbol(
            ItemID(item.id),
            .topBarTrailing,
            priority(item.priority),
            width: Length(points: item.length)
          )
        )
      }
    )
  }

  /// Any number of ranks, from nested derived priorities.
  private func priority(_ rank: Int) -> VisibilityPriority {
    (0..<rank).reduce(.low) { base, _ in .higherThan(base) }
  }
}
