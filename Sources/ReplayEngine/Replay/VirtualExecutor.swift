import PoseMachine

/// The discrete-event loop: no queue, no waiting.
enum VirtualExecutor {
  static func run(_ session: ReplaySession) -> ReplaySession {
    var session = session
    while let (turn, instant) = session.nextTurn() {
      guard var prepared = session.begin(turn, at: instant) else { continue }
      prepared.macrostep.run()
      session.finish(prepared)
    }
    return session
  }
}
