/// One node of an exploration: how far orders have come that have the same future.
///
/// Numbers only, since there are many: what they stand for is in the tables of the model.
struct ExploredNode: Hashable, Sendable {
  /// In which time counts from now.
  var situation: Int
  /// Of the tracks.
  var progress: Int
  /// What was seen at the last rest.
  var rest: Int
}
