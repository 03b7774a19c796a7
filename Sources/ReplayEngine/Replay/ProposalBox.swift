import Dispatch
import PoseMachine
import Synchronization

/// Where the regions of one microstep leave their proposals; read when all have.
///
/// The serial queue orders the accesses; the mutex inside it lets the compiler see that. The thread
/// sanitizer knows queues, but not the mutex of this platform.
final class ProposalBox: Sendable {
  private let order = DispatchQueue(label: "toolbar-replay.proposals")
  private let proposals: Mutex<[Proposal?]>

  init(count: Int) { proposals = Mutex(Array(repeating: nil, count: count)) }

  func put(_ proposal: Proposal?, at index: Int) {
    order.sync { proposals.withLock { $0[index] = proposal } }
  }

  var all: [Proposal?] { order.sync { proposals.withLock { $0 } } }
}
