/// What a full run does about recordings that no scenario has.
package enum UnreferencedPolicy: String, Hashable, Sendable, CaseIterable {
  /// Names them.
  case warn
  /// Names them and fails.
  case reject
  /// Deletes them, but never where `CI` is set.
  case delete
}
