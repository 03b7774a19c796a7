/// What a name refers to, or declares.
package enum FormatReference: String, Hashable, Sendable {
  /// Declares an item or a group.
  case newItem
  /// Declares a tab.
  case newTab
  case screen
  case tab
  /// A declared item or group, as customization and titles name it.
  case declaredItem
  /// An item, a group or something the system provides, wherever it is.
  case item
  /// What a bar itself lists: not a plain group.
  case listedItem
  /// What a finding may be about: an item or a bar.
  case findingItem
}
