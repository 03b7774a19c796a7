package import ToolbarModel

/// The reactions of one region to another, as one table.
package enum Reactions {
  package struct Row: Sendable {
    package var name: String
    /// The scenario's switch; nil cannot be switched off.
    package var reaction: MachineReaction?
    package var when: String
    package var raises: String
    package var source: String
    var event: @Sendable (MachineChange) -> MachineEvent?
  }

  /// Events raised by a change, in table order.
  package static func raised(by change: MachineChange) -> [MachineEvent] {
    guard change.isOfTargets else { return [] }
    return table.indices.compactMap { index in
      if let reaction = table[index].reaction, change.context.disabledReactions.contains(reaction) {
        return nil
      }
      return table[index].event(change)
    }
  }

  package static let table: [Row] = [
    Row(
      name: "keyboardFollowsSearch",
      reaction: .keyboardFollowsSearch,
      when: "a search becomes active, no hardware keyboard",
      raises: "keyboard: show",
      source: "system behaviour: the search field becomes first responder"
    ) { change in
      change.searchBegan && !change.isKeyboardUp && !change.context.hasHardwareKeyboard
        ? .happened(.keyboard(.show(height: nil)), over: nil) : nil
    },
    Row(
      name: "keyboardFollowsSearch",
      reaction: .keyboardFollowsSearch,
      when: "a search ends",
      raises: "keyboard: hide",
      source: "system behaviour: the search field resigns first responder"
    ) { change in
      change.searchEnded && change.isKeyboardUp ? hideKeyboard : nil
    },
    Row(
      name: "poseDismissesKeyboard",
      reaction: .poseDismissesKeyboard,
      when: "the hinge status changes while the keyboard is up",
      raises: "keyboard: hide",
      source: "measured: inset 264 → 0.26 → 0 (\(ProfileSource.duoProbe))"
    ) { change in
      change.hingeMoved && change.isKeyboardUp ? hideKeyboard : nil
    },
    Row(
      name: "innerPortraitEndsSearch",
      reaction: .innerPortraitEndsSearch,
      when: "the device opens to inner portrait during a search",
      raises: "search: cancel",
      source: "measured: search closes (\(ProfileSource.glassWidgets))"
    ) { change in
      change.openedToInnerPortrait && change.after.search.isActive.target
        ? .happened(.search(.cancel), over: nil) : nil
    },
    Row(
      name: "navigationEndsSearch",
      reaction: .navigationEndsSearch,
      when: "the stack, the sheets or the tab change during a search",
      raises: "search: cancel",
      source: "design: push, pop and tab switch end search"
    ) { change in
      change.isNavigation && change.after.search.isActive.target
        ? .happened(.search(.cancel), over: nil) : nil
    },
    Row(
      name: "navigationRestoresBars",
      reaction: .navigationRestoresBars,
      when: "the stack, the sheets or the tab change while a bar is minimized",
      raises: "restoreBars",
      source: "design: push, pop and tab switch restore a minimized bar"
    ) { change in
      change.isNavigation && change.hasMinimizedBars ? .signal(.restoreBars) : nil
    },
    Row(
      name: "inactiveHidesKeyboard",
      reaction: .inactiveHidesKeyboard,
      when: "the window becomes inactive while the keyboard is up",
      raises: "keyboard: hide",
      source: "design: inactive hides the keyboard"
    ) { change in
      change.becameInactive && change.isKeyboardUp ? hideKeyboard : nil
    },
    Row(
      name: "searchRestoresBars",
      reaction: nil,
      when: "a search becomes active while a bar is minimized",
      raises: "restoreBars",
      source: "assumed: the field needs its bar"
    ) { change in
      change.searchBegan && change.hasMinimizedBars ? .signal(.restoreBars) : nil
    },
    Row(
      name: "changesCloseMenus",
      reaction: nil,
      when: "pose, window, screen or activity change while a menu is open",
      raises: "menu: close",
      source: "assumed: system menus close when what they hang on changes"
    ) { change in
      change.closesMenus && change.after.menu.value.target != .closed
        ? .happened(.menu(.close), over: nil) : nil
    },
  ]

  private static let hideKeyboard = MachineEvent.happened(.keyboard(.hide), over: nil)
}
