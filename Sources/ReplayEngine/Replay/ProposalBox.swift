import PoseMachine
import Synchronization

/// Where the regions of one microstep leave their proposals; read when all have.
final class ProposalBox: Sendable {
  private let proposals: Mutex<[Proposal?]>

  init(count: Int) { proposals = Mutex(Array(repeating: nil, count: count)) }

  func put(_ proposal: Proposal?, at index: Int) {
    proposals.withLock { $0[index] = proposal }
  }

  var all: [Proposal?] { proposals.withLock { $0 } }
}
