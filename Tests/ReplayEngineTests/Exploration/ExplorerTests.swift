import ReplayEngine
import Testing

@Suite("Exploring every order")
struct ExplorerTests {
  static let shapes: [ToyModel] = [
    ToyModel(lengths: [1]),
    ToyModel(lengths: [1, 1]),
    ToyModel(lengths: [2, 1, 1]),
    ToyModel(lengths: [3, 2, 1]),
    ToyModel(lengths: [1, 1, 1, 1, 1, 1]),
    ToyModel(lengths: [2, 2, 2, 2], modulus: 5),
    ToyModel(lengths: [1, 1], hasDeadlines: true),
    ToyModel(lengths: [2, 2, 2], hasDeadlines: true),
    ToyModel(lengths: [3, 3, 2], modulus: 11, hasDeadlines: true),
  ]

  @Test("agrees with walking every schedule one by one", arguments: shapes)
  func agreesWithBruteForce(model: ToyModel) {
    let brute = model.enumeration()
    let found = Explorer.explore(model, within: ExplorationBudget(), on: WorkerPool(jobs: 2))
    #expect(found.isComplete)
    #expect(found.schedules == BigCount(brute.schedules))
    #expect(found.interleavings == BigCount(brute.orders.count))
    #expect(found.interleavings == BigCount.multinomial(model.lengths))
    #expect(found.worst.map(\.value) == brute.worst)
    #expect(found.best.map(\.value) == brute.best)
    #expect(Set(found.marks.map(\.mark)) == brute.marks)
    for outcome in found.outcomes {
      let orders = brute.orders.count { $0.value.contains(outcome.outcome) }
      #expect(outcome.interleavings == BigCount(orders))
      #expect(model.outcome(after: outcome.schedule) == outcome.outcome)
    }
    #expect(
      Set(found.outcomes.map(\.outcome)) == brute.orders.values.reduce([]) { $0.union($1) }
    )
  }

  @Test("gives the same answer on one thread and on many", arguments: shapes)
  func isTheSameOnManyThreads(model: ToyModel) {
    func described(_ jobs: Int) -> String {
      let found = Explorer.explore(model, within: ExplorationBudget(), on: WorkerPool(jobs: jobs))
      return "\(found)"
    }
    #expect(described(1) == described(8))
  }

  @Test("names the two events whose order decides")
  func namesTheDecidingPair() {
    let found = Explorer.explore(
      ToyModel(lengths: [1, 1]),
      within: ExplorationBudget(),
      on: WorkerPool(jobs: 1)
    )
    #expect(found.outcomes.count == 2)
    #expect(
      found.decidingPairs.map { [$0.first, $0.second] } == [
        [StrandEvent(strand: 0, number: 0), StrandEvent(strand: 1, number: 0)]
      ]
    )
  }

  @Test(
    "says that it is a sample when the budget does not reach, the same one for the same seed",
    arguments: [(maxNodes: 300, isBegun: true), (maxNodes: 255, isBegun: false)]
  )
  func samplesBeyondTheBudget(maxNodes: Int, isBegun: Bool) {
    let model = ToyModel(lengths: Array(repeating: 1, count: 8), modulus: 1_000_003)
    func sample(_ jobs: Int) -> Exploration<Int, String> {
      Explorer.explore(
        model,
        within: ExplorationBudget(maxNodes: maxNodes, samples: 64, seed: 7),
        on: WorkerPool(jobs: jobs)
      )
    }
    let found = sample(1)
    #expect(!found.isComplete)
    #expect(found.interleavings == nil)
    #expect(found.samples == 64)
    // A graph that is known not to fit is not begun.
    #expect(found.fewestNodes == BigCount(256))
    #expect((found.nodes > 255) == isBegun)
    #expect((found.nodes == 1) == !isBegun)
    #expect("\(found)" == "\(sample(4))")
  }

  @Test("stops when told to and marks the answer incomplete")
  func stopsWhenTold() {
    let model = ToyModel(lengths: [3, 3, 3])
    let found = Explorer.explore(
      model,
      within: ExplorationBudget(samples: 0),
      on: WorkerPool(jobs: 1),
      shouldStop: { true }
    )
    #expect(!found.isComplete)
    #expect(found.outcomes.isEmpty)
  }
}
