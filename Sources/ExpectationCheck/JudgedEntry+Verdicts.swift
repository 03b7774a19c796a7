import ScenarioModel
import TimelineModel
import ToolbarModel

extension JudgedEntry {
  func verdict(on clause: ExpectationClause) -> ClauseVerdict {
    switch clause {
    case .visible(let ids): places(of: expanded(ids)) { isVisible($0) }
    case .overflow(let ids): places(of: expanded(ids)) { isInMenu($0) }
    case .reachable(let ids): places(of: expanded(ids)) { isReachable($0) }
    case .absent(let ids): places(of: expanded(ids, all: false)) { !isPlaced($0) }
    case .dropped(let ids): places(of: expanded(ids)) { isDropped($0) }
    case .exactly(let rows): verdict(exactly: rows)
    case .order(let ids): verdict(order: ids)
    case .bar(let expected): verdict(places: expected)
    case .form(let forms): verdict(forms: forms)
    case .frame(let frames): verdict(frames: frames)
    case .barFrame(let frames): verdict(barFrames: frames)
    case .window(let figures): verdict("window", figures, entry.traits.window)
    case .sheet(let figures): verdict("sheet", figures, layout?.environment.sheet)
    case .contentSize(let figures): verdict("contentSize", figures, layout?.environment.contentSize)
    case .keyboardHeight(let height):
      verdict(
        "keyboardHeight",
        height,
        entry.traits.keyboardHeight ?? layout?.environment.keyboardHeight
      )
    case .backTitle(let title):
      ClauseVerdict(
        (layout?.backTitle ?? "") == title,
        "backTitle: \(FlowText.scalar(layout?.backTitle ?? ""))",
        about: [.back]
      )
    case .safeArea(let top, let left, let bottom, let right):
      verdict(safeArea: [top, left, bottom, right])
    case .strip(let side): verdict("strip", side, entry.traits.strip)
    case .overflowButton(let isShown):
      ClauseVerdict(
        isVisible(.overflow) == isShown,
        "overflowButton: \(isVisible(.overflow) ? "shown" : "hidden")",
        about: entry.bars[.overflow]?.filter { $0 != .divider } ?? []
      )
    case .tabs(let state): verdict("tabs", state, tabs, about: [.tabs])
    case .sizeClass(let horizontal, let vertical): verdict(sizeClass: horizontal, vertical)
    case .searching(let isSearching):
      ClauseVerdict(
        entry.traits.isSearching == isSearching,
        "searching: \(entry.traits.isSearching.map { "\($0)" } ?? "unknown")"
      )
    case .minimized(let bars): verdict(minimized: bars)
    }
  }

  /// How the tabs are shown, whatever bar they are drawn in.
  private var tabs: ExpectedTabs {
    let row = entry.bars[.tabBar] ?? []
    if row.contains(.tabs) { return .compact }
    return row.contains(where: \.isTab) ? .full : .hidden
  }

  /// Holds when each id is where it should be; tells where those that are not are.
  private func places(of ids: [ItemID], _ isRight: (ItemID) -> Bool) -> ClauseVerdict {
    let wrong = ids.filter { !isRight($0) }
    return ClauseVerdict(wrong.isEmpty, places(of: wrong.isEmpty ? ids : wrong), about: wrong)
  }

  /// `bar: {share: overflow, crop: none (axis)}`.
  private func places(of ids: [ItemID]) -> String {
    let places = ids.map { id -> String in
      let place =
        bar(of: id)?.rawValue
        ?? cover(of: id).map { "behind \(FlowText.scalar($0.name))" }
        ?? "none" + (entry.dropped[id].map { " (\($0))" } ?? "")
      return "\(FlowText.scalar(id.name)): \(place)"
    }
    return "bar: {\(places.joined(separator: ", "))}"
  }

  private func verdict(exactly rows: [ExpectedBar]) -> ClauseVerdict {
    let wrong = rows.filter { entry.bars[$0.bar] ?? [] != $0.ids }
    let shown = wrong.isEmpty ? rows : wrong
    let lost = wrong.flatMap { row in
      row.ids.filter { bar(of: $0) != row.bar }
        + (entry.bars[row.bar] ?? []).filter { !row.ids.contains($0) }
    }
    return ClauseVerdict(
      wrong.isEmpty,
      "exactly: {\(shown.map { self.row($0.bar) }.joined(separator: ", "))}",
      about: lost
    )
  }

  /// `verticalBar: [back, share]`.
  private func row(_ bar: Bar) -> String {
    let ids = entry.bars[bar] ?? []
    return "\(bar.rawValue): [\(ids.map { FlowText.scalar($0.name) }.joined(separator: ", "))]"
  }

  private func verdict(order ids: [ItemID]) -> ClauseVerdict {
    let holds = entry.bars.rows.contains { row in row.ids.filter { ids.contains($0) } == ids }
    let rows = entry.bars.rows.filter { row in row.ids.contains { ids.contains($0) } }
    let away = ids.filter { !isPlaced($0) }
    let parts = rows.map { row($0.bar) } + (away.isEmpty ? [] : [places(of: away)])
    return ClauseVerdict(
      holds,
      "order: {\(parts.joined(separator: ", "))}",
      about: holds ? [] : away
    )
  }

  private func verdict(places expected: [ExpectedPlace]) -> ClauseVerdict {
    let wrong = expected.filter { !isListed($0.id, in: $0.bar) }
    let shown = (wrong.isEmpty ? expected : wrong).map(\.id)
    return ClauseVerdict(wrong.isEmpty, places(of: shown), about: wrong.map(\.id))
  }

  /// An item may be in its bar and in the menu; whole tabs are in their bar by their slots.
  private func isListed(_ id: ItemID, in bar: Bar) -> Bool {
    entry.bars[bar]?.contains(id) ?? false || id == .tabs && self.bar(of: id) == bar
  }

  private func verdict(forms expected: [ExpectedForm]) -> ClauseVerdict {
    let wrong = expected.filter { form(of: $0.id) != $0.form }
    let shown = (wrong.isEmpty ? expected : wrong).map { form in
      "\(FlowText.scalar(form.id.name)): \(self.form(of: form.id)?.rawValue ?? "none")"
    }
    return ClauseVerdict(
      wrong.isEmpty,
      "form: {\(shown.joined(separator: ", "))}",
      about: wrong.map(\.id)
    )
  }

  private func verdict(minimized expected: [ToolbarPlacement]) -> ClauseVerdict {
    let bars = entry.traits.minimized ?? []
    let names = bars.map(\.rawValue).joined(separator: ", ")
    return ClauseVerdict(
      expected.isEmpty ? bars.isEmpty : expected.allSatisfy { bars.contains($0) },
      "minimized: " + (bars.isEmpty ? "none" : bars.count == 1 ? names : "[\(names)]")
    )
  }

  private func verdict(sizeClass horizontal: SizeClass?, _ vertical: SizeClass?) -> ClauseVerdict {
    let found = (entry.traits.horizontalSizeClass, entry.traits.verticalSizeClass)
    return ClauseVerdict(
      (horizontal == nil || horizontal == found.0) && (vertical == nil || vertical == found.1),
      "sizeClass: [\(found.0?.rawValue ?? "~"), \(found.1?.rawValue ?? "~")]"
    )
  }

  private func verdict<Word: RawRepresentable & Equatable>(
    _ key: String,
    _ expected: Word,
    _ found: Word?,
    about: [ItemID] = []
  ) -> ClauseVerdict where Word.RawValue == String {
    ClauseVerdict(expected == found, "\(key): \(found?.rawValue ?? "unknown")", about: about)
  }
}
