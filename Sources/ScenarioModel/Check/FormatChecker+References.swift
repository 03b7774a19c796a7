import SourceText
import ToolbarModel
import YAMLSyntax

extension FormatChecker {
  /// Checks that a name may be declared, or is declared.
  mutating func checkReference(
    _ name: String,
    at span: SourceSpan,
    _ reference: FormatReference,
    _ subject: FormatSubject
  ) {
    guard checksNames else { return }
    switch reference {
    case .newItem: checkNewItem(name, at: span)
    case .newTab:
      if name.isEmpty { error(span, "a tab needs a name") }
      checkNoControls(name, at: span, subject)
    case .screen: checkScreen(name, at: span)
    case .tab: checkTab(name, at: span)
    case .declaredItem: checkDeclared(name, at: span)
    case .item, .listedItem: checkItem(name, at: span, reference)
    case .findingItem:
      if Bar(rawValue: name) == nil { checkItem(name, at: span, reference) }
    }
  }

  private mutating func checkNewItem(_ name: String, at span: SourceSpan) {
    if name.isEmpty {
      error(span, "an id is empty; name the item")
    } else if ItemID(name).isTab {
      error(span, "\"\(name)\" cannot be an id: \"tab:\" names the slots of tabs")
    } else if ItemID(name).isSystem {
      error(span, "\"\(name)\" cannot be an id: it is reserved for what the system provides")
    } else if Bar(rawValue: name) != nil {
      error(span, "\"\(name)\" cannot be an id: it is the name of a bar")
    } else {
      checkNoControls(name, at: span, "an id")
    }
  }

  private mutating func checkScreen(_ name: String, at span: SourceSpan) {
    guard !names.hasScreen(name) else { return }
    reportUnknown("screen", name, at: span, among: names.screens, none: "the scenario has none")
  }

  private mutating func checkTab(_ name: String, at span: SourceSpan) {
    guard !names.hasTab(name) else { return }
    reportUnknown("tab", name, at: span, among: names.tabs, none: "no screen has tabs")
  }

  private mutating func checkDeclared(_ name: String, at span: SourceSpan) {
    guard !names.declares(name) else { return }
    if ItemID(name).isSystem {
      error(span, "\"\(name)\" is provided by the system; name a declared item")
    } else {
      reportUnknown("item", name, at: span, among: names.items, none: "no screen declares items")
    }
  }

  private mutating func checkItem(
    _ name: String,
    at span: SourceSpan,
    _ reference: FormatReference
  ) {
    let id = ItemID(name)
    if id.isTab, !names.hasTab(String(name.dropFirst(4))) {
      reportUnknown(
        "item",
        name,
        at: span,
        among: names.tabs.map { ItemID.tab($0).name },
        none: "no screen has tabs"
      )
    } else if names.plainGroups.contains(name) {
      guard reference == .listedItem else { return }
      error(span, "\"\(name)\" is a plain group, which no bar lists; name its items")
    } else if !id.isSystem && !names.declares(name) {
      reportUnknown("item", name, at: span, among: names.allItems, none: "")
    }
  }

  private mutating func reportUnknown(
    _ kind: String,
    _ name: String,
    at span: SourceSpan,
    among known: [String],
    none: String
  ) {
    // Looking for the nearest of very many names very often takes longer than anyone waits.
    let isWorthIt = known.count * unknownNameCount < 1_000_000
    let suggestion = isWorthIt ? NearestWord.to(name, among: known) : nil
    var message = "unknown \(kind) \"\(name)\""
    if known.isEmpty {
      message += "; \(none)"
    } else if suggestion == nil, kind != "item", known.count <= 8 {
      message += "; write \(FormatKind.quotedList(known))"
    } else if suggestion == nil {
      message += "; no screen declares it"
    }
    unknownName(span, message, suggestion: suggestion)
  }
}
