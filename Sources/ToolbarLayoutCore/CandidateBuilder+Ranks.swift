import ToolbarModel

/// Who leaves first: classes of priority of blocks, and the order inside a block.
extension CandidateBuilder {
  /// The blocks with their classes of priority, and how many classes there are.
  func ranked() -> (blocks: ContiguousArray<CandidateBlock>, rankCount: Int) {
    let classes = blockPriorities.map(\.rank)
    var ranks: [Int: Int] = [:]
    for rank in classes.sorted() where ranks[rank] == nil { ranks[rank] = ranks.count }
    var ranked = ContiguousArray(blocks)
    for index in ranked.indices {
      ranked[index].rank = Int32(ranks[classes[index]] ?? 0)
      ranked[index].hasOwnOrder = hasOwnOrder(blocks[index])
    }
    return (ranked, ranks.count)
  }

  /// By block: members by own priority, the first leaves first; empty when position alone decides.
  func memberOrders() -> [[Int]] {
    blocks.map { block in
      guard hasOwnOrder(block) else { return [] }
      // Lowest own priority first; among equals the last member first.
      return block.members.sorted {
        let (a, b) = (priorities[$0].rank, priorities[$1].rank)
        return a == b ? $0 > $1 : a < b
      }
    }
  }

  private func hasOwnOrder(_ block: CandidateBlock) -> Bool {
    block.members.contains { priorities[$0].rank != priorities[block.first].rank }
  }
}
