/// What sessions of one plan have found out, for those that go on from other moments.
final class SessionMemory: Sendable {
  let states = RecordedStates()
  let scenes = RememberedScenes()
}
