/// The whole scenario format, declared once.
///
/// Every mapping is here with its keys, the kinds of their values, closed vocabularies, defaults and meanings.
/// Key checks, near-miss words, the JSON Schema, `validate --resolved` and matrix paths are made from it.
package enum FormatTable {
  package static func mapping(_ name: FormatMapping.Name) -> FormatMapping {
    switch name {
    case .scenario: scenario
    case .device: device
    case .screen: screen
    case .tab: tab
    case .searchable: searchable
    case .minimization: minimization
    case .item: item
    case .groupItem: groupItem
    case .menuItem: menuItem
    case .group: group
    case .controlGroup: controlGroup
    case .spacer: spacer
    case .defaultItem: defaultItem
    case .overflowMenu: overflowMenu
    case .view: view
    case .defaultCustomization: defaultCustomization
    case .relativePriority: relativePriority
    case .condition: condition
    case .start: start
    case .startCustomization: startCustomization
    case .step: step
    case .hingeTarget: hingeTarget
    case .keyboardHeight: keyboardHeight
    case .scrollDistance: scrollDistance
    case .customization: customization
    case .repetition: repetition
    case .together: together
    case .expectation: expectation
    case .safeArea: safeArea
    case .stability: stability
    case .rules: rules
    case .rule(let rule): settings(of: rule)
    case .lengths(let rule): lengths(of: rule)
    case .allow: allow
    case .reactions: reactions
    }
  }

  /// Ids of items or groups: `[undo, redo]`.
  static func ids(_ reference: FormatReference) -> FormatKind {
    .list(FormatList(of: .reference(reference), example: "[undo, redo]"))
  }

  /// Figures in points, each of which `~` leaves unchecked.
  static func figures(_ names: String, count: Int) -> FormatKind {
    .list(
      FormatList(
        of: .anyOf([.number(.distance), .nothing]),
        count: count...count,
        example: names
      )
    )
  }

  /// Width and height of a window.
  static let size = FormatKind.list(
    FormatList(of: .number(.side), count: 2...2, example: "[width, height]")
  )

  static let screenName = FormatKind.reference(.screen)
}
