/// SwiftUI's `defaultCustomization` and `customizationBehavior` of an item.
package struct ItemCustomization: Hashable, Sendable {
  package var defaultVisibility: CustomizationVisibility
  /// `ToolbarCustomizationOptions.alwaysAvailable`.
  package var isAlwaysAvailable: Bool
  package var behavior: ToolbarCustomizationBehavior

  package init(
    defaultVisibility: CustomizationVisibility = .automatic,
    isAlwaysAvailable: Bool = false,
    behavior: ToolbarCustomizationBehavior = .default
  ) {
    self.defaultVisibility = defaultVisibility
    self.isAlwaysAvailable = isAlwaysAvailable
    self.behavior = behavior
  }
}
