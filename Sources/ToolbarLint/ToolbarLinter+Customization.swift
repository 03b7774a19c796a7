import ToolbarModel

/// Customizable bars: options without effect and ids that cannot be moved one by one.
extension ToolbarLinter {
  static func customizationAdvice(on screen: LintedScreen) -> [LintAdvice] {
    uselessAlwaysAvailable(screen) + groupsInCustomizableBar(screen)
  }

  private static func uselessAlwaysAvailable(_ screen: LintedScreen) -> [LintAdvice] {
    screen.items.filter(\.item.customization.isAlwaysAvailable).compactMap { item in
      let reason: String
      if screen.screen.toolbarID == nil {
        reason = "the toolbar is not customizable"
      } else if item.isPermanent || item.placement == .secondaryAction && isPhone(screen) {
        reason = "the item is always in the overflow menu anyway"
      } else if item.item.customization.behavior != .default {
        reason = "the person cannot remove the item"
      } else {
        return nil
      }
      return screen.advice(
        .uselessAlwaysAvailable,
        on: [item.item.id],
        "\"alwaysAvailable\" of \"\(item.item.id)\" has no effect: \(reason)",
        fix: "leave the option out"
      )
    }
  }

  private static func groupsInCustomizableBar(_ screen: LintedScreen) -> [LintAdvice] {
    guard screen.screen.toolbarID != nil else { return [] }
    return screen.screen.groups.filter { $0.kind == .plain }.map { group in
      screen.advice(
        .groupInCustomizableBar,
        on: [group.id] + group.items.map(\.id),
        "the items of group \"\(group.id)\" have no place of their own in a customizable toolbar",
        fix: "declare each as an \"item\" with its own id, or make the group a \"controlGroup\""
      )
    }
  }

  private static func isPhone(_ screen: LintedScreen) -> Bool {
    switch screen.device.capabilities.idiom {
    case .phone: true
    case .pad: false
    }
  }
}
