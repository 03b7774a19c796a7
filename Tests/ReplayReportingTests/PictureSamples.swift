import TimelineModel
import ToolbarModel

/// Timelines written by hand for tests of pictures.
enum PictureSamples {
  /// A sample as an argument of a test, so that a log names it and does not print it.
  enum Name: CaseIterable {
    case photoEditor
    case narrowedWindow
    case hostileCapture

    var timeline: Timeline {
      switch self {
      case .photoEditor: PictureSamples.photoEditor()
      case .narrowedWindow: PictureSamples.narrowedWindow()
      case .hostileCapture: PictureSamples.hostileCapture()
      }
    }
  }

  static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Frame {
    Frame(
      x: Length(points: x),
      y: Length(points: y),
      width: Length(points: width),
      height: Length(points: height)
    )
  }

  static let photoItems: [TimelineItem] = [
    TimelineItem(
      id: "undo",
      title: "Undo",
      symbol: "arrow.uturn.backward",
      priority: .high,
      group: "history",
      placement: .topBarLeading
    ),
    TimelineItem(
      id: "redo",
      title: "Redo",
      symbol: "arrow.uturn.forward",
      group: "history",
      placement: .topBarLeading
    ),
    TimelineItem(
      id: "replace",
      title: "Replace Photo",
      symbol: "photo",
      placement: .secondaryAction
    ),
    TimelineItem(id: "export", title: "Export Image", placement: .secondaryAction),
    TimelineItem(
      id: "share",
      title: "Share",
      symbol: "square.and.arrow.up",
      placement: .topBarPinnedTrailing,
      role: .confirm
    ),
    TimelineItem(id: "clear", title: "Clear Edits", symbol: "trash", placement: .secondaryAction),
  ]

  /// Photo editor on the open foldable, folded while the search field is open.
  static func photoEditor() -> Timeline {
    var inner = TimelineTraits()
    inner.display = .inner
    inner.orientation = .portrait
    inner.hinge = .fullyOpen
    inner.window = Size(width: 669, height: 951)
    inner.horizontalSizeClass = .regular
    inner.verticalSizeClass = .regular
    inner.strip = StripSide.none
    inner.safeArea = EdgeInsets(top: 82, bottom: 34)
    inner.reserved = [frame(535, 0, 134, 82)]
    var outer = inner
    outer.display = .outer
    outer.hinge = .closed
    outer.window = Size(width: 466, height: 678)
    outer.horizontalSizeClass = .compact
    outer.strip = .right
    outer.safeArea = EdgeInsets(top: 82, bottom: 34, right: 84)
    outer.reserved = [frame(382, 0, 84, 170)]
    let open = BarContents([
      .init(bar: .navigationBar, ids: ["back", "undo", "redo", "title", "overflow", "share"]),
      .init(bar: .overflow, ids: ["replace", "export", "divider", "clear"]),
    ])
    let openFrames: [ItemID: Frame] = [
      "back": frame(16, 24, 44, 44), "undo": frame(76, 24, 44, 44), "redo": frame(120, 24, 44, 44),
      "title": frame(250, 24, 120, 44), "overflow": frame(427, 24, 44, 44),
      "share": frame(483, 24, 44, 44),
    ]
    let searching = BarContents([
      .init(
        bar: .navigationBar,
        ids: ["back", "undo", "search", "cancelSearch", "overflow", "share"]
      ),
      .init(bar: .overflow, ids: ["redo", "divider", "replace", "export", "divider", "clear"]),
    ])
    let closed = BarContents([
      .init(bar: .titleRow, ids: ["title"]),
      .init(bar: .verticalBar, ids: ["back", "share", "undo", "redo", "overflow"]),
      .init(bar: .overflow, ids: ["replace", "export", "divider", "clear"]),
    ])
    let closedFrames: [ItemID: Frame] = [
      "title": frame(20, 24, 340, 48), "back": frame(394, 180, 48, 48),
      "share": frame(394, 236, 48, 48),
      "undo": frame(394, 290, 48, 48), "redo": frame(394, 338, 48, 48),
      "overflow": frame(394, 394, 48, 48),
    ]
    let header = TimelineHeader(
      model: 1,
      scenario: "photo-editor/fold-while-searching",
      title: "Photo editor, folded while searching",
      device: "iphone-duo",
      os: "27.1",
      items: photoItems
    )
    func entry(
      _ index: Int,
      _ at: Int,
      after: Int,
      _ event: String?,
      settled: Bool = false,
      _ traits: TimelineTraits,
      _ bars: BarContents,
      _ frames: [ItemID: Frame]
    ) -> TimelineEntry {
      TimelineEntry(
        index: index,
        at: ReplayInstant(milliseconds: at),
        after: ReplayDuration(milliseconds: after),
        event: event.map { TimelineEvent($0) },
        isSettled: settled,
        traits: traits,
        bars: bars,
        frames: frames
      )
    }
    var search = inner
    search.isSearching = true
    search.keyboardHeight = 264
    var searchFrames = openFrames
    searchFrames["search"] = frame(140, 24, 220, 44)
    searchFrames["cancelSearch"] = frame(370, 24, 44, 44)
    return Timeline(
      header: header,
      entries: [
        entry(0, 0, after: 0, "start", settled: true, inner, open, openFrames),
        entry(1, 400, after: 400, "search: activate", search, searching, searchFrames),
        entry(2, 700, after: 300, "settled", settled: true, search, searching, searchFrames),
        entry(
          3,
          1100,
          after: 400,
          "fold: {to: closed, orientation: portrait}",
          search,
          searching,
          searchFrames
        ),
        entry(4, 1155, after: 55, nil, outer, closed, closedFrames),
        entry(5, 1400, after: 245, "settled", settled: true, outer, closed, closedFrames),
        entry(6, 1800, after: 400, "unfold", outer, closed, closedFrames),
        entry(7, 1855, after: 55, nil, inner, open, openFrames),
        entry(8, 2155, after: 300, "settled", settled: true, inner, open, openFrames),
      ],
      findings: [
        Finding(
          rule: .collateralShift,
          severity: .warning,
          items: ["back", "share"],
          entries: [3, 4],
          at: ReplayInstant(milliseconds: 1155),
          cause: "fold: {to: closed, orientation: portrait}",
          line: 14,
          value: Score(212),
          limit: Score(24),
          unit: "pt",
          before: "navigationBar",
          after: "verticalBar",
          message: "Back and Share moved 212 pt although nothing of theirs changed",
          hint: "give them the same placement in both poses"
        ),
        Finding(
          rule: .vanish,
          severity: .error,
          items: ["redo"],
          entries: [1, 2],
          at: ReplayInstant(milliseconds: 400),
          cause: "search: activate",
          line: 9,
          message: "Redo left the bar while there was room for it",
          hint: "raise its priority"
        ),
      ],
      summary: TimelineSummary(entries: 9)
    )
  }

  /// A resizable window that becomes narrow: two neighbours go to the menu, one control follows the edge.
  static func narrowedWindow() -> Timeline {
    var wide = TimelineTraits()
    wide.window = Size(width: 900, height: 600)
    var narrow = wide
    narrow.window = Size(width: 402, height: 600)
    let items: [TimelineItem] = ["crop", "filters", "export", "share"].map {
      TimelineItem(id: $0, symbol: $0 == "crop" ? "crop" : "trash", placement: .topBarTrailing)
    }
    func entry(
      _ index: Int,
      _ event: String,
      _ traits: TimelineTraits,
      _ rows: [BarContents.Row],
      _ frames: [ItemID: Frame]
    ) -> TimelineEntry {
      TimelineEntry(
        index: index,
        at: .start,
        after: .zero,
        event: TimelineEvent(event),
        isSettled: true,
        traits: traits,
        bars: BarContents(rows),
        frames: frames
      )
    }
    return Timeline(
      header: TimelineHeader(
        scenario: "narrowed",
        device: "iphone-window",
        os: "27.1",
        items: items
      ),
      entries: [
        entry(
          0,
          "start",
          wide,
          [.init(bar: .navigationBar, ids: ["title", "crop", "filters", "export", "share"])],
          [
            "title": frame(430, 10, 40, 44), "crop": frame(676, 10, 44, 44),
            "filters": frame(736, 10, 44, 44), "export": frame(780, 10, 44, 44),
            "share": frame(840, 10, 44, 44),
          ]
        ),
        entry(
          1,
          "resize: [402, 600]",
          narrow,
          [
            .init(bar: .navigationBar, ids: ["title", "crop", "overflow", "share"]),
            .init(bar: .overflow, ids: ["filters", "export"]),
          ],
          [
            "title": frame(181, 10, 40, 44), "crop": frame(222, 10, 44, 44),
            "overflow": frame(282, 10, 44, 44), "share": frame(342, 10, 44, 44),
          ]
        ),
      ]
    )
  }

  /// A captured timeline that says no frames at all, with titles that try to be markup.
  static func hostileCapture() -> Timeline {
    var traits = TimelineTraits()
    traits.window = Size(width: 402, height: 874)
    traits.safeArea = EdgeInsets(top: 116, bottom: 34)
    let items: [TimelineItem] = [
      TimelineItem(id: "a", title: "</script><script>alert(1)</script>", placement: .topBarLeading),
      TimelineItem(id: "b", title: "\" onload=\"alert(1)", symbol: "nothing.known.here"),
      TimelineItem(id: "c", title: "日本語のとても長い題名です", placement: .bottomBar),
      TimelineItem(id: "d", title: "مشاركة الصورة", placement: .bottomBar),
      TimelineItem(id: "e", title: "🎉👩‍👩‍👧‍👦 party", placement: .bottomBar),
      TimelineItem(id: "f", symbol: "waveform.path", placement: .bottomBar),
    ]
    let bars = BarContents([
      .init(bar: .navigationBar, ids: ["back", "a", "title", "b"]),
      .init(bar: .bottomBar, ids: ["c", "d", "e", "f", "overflow"]),
      .init(bar: .overflow, ids: ["a<b>&"]),
    ])
    let header = TimelineHeader(
      scenario: "<img src=x onerror=alert(1)>",
      device: "some & phone",
      os: "27.1",
      items: items
    )
    return Timeline(
      header: header,
      entries: [
        TimelineEntry(
          index: 0,
          at: .start,
          after: .zero,
          event: TimelineEvent("start"),
          isSettled: true,
          traits: traits,
          bars: bars,
          dropped: ["gone": "keyboard<"]
        ),
        TimelineEntry(
          index: 1,
          at: ReplayInstant(milliseconds: 90),
          after: ReplayDuration(milliseconds: 90),
          event: TimelineEvent("<script>alert(2)</script>: ]]>"),
          isSettled: true,
          traits: traits,
          bars: BarContents([.init(bar: .bottomBar, ids: ["d", "c", "e", "f"])])
        ),
      ]
    )
  }
}
