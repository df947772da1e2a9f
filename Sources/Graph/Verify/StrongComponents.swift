/// Groups of nodes that lead back to themselves.
///
/// Tarjan, "Depth-First Search and Linear Graph Algorithms" (1972), with a stack of its own in place of recursion.
struct StrongComponents {
  /// `successors[n]` are the nodes that `n` leads to.
  let successors: [[Int]]

  private struct Visit {
    var order: [Int]
    var low: [Int]
    var isOpen: [Bool]
    var open: [Int] = []
    var counter = 0

    init(count: Int) {
      order = Array(repeating: -1, count: count)
      low = Array(repeating: 0, count: count)
      isOpen = Array(repeating: false, count: count)
    }

    mutating func enter(_ node: Int) {
      order[node] = counter
      low[node] = counter
      counter += 1
      open.append(node)
      isOpen[node] = true
    }

    /// The component of which `root` was entered first.
    mutating func close(_ root: Int) -> [Int] {
      var members: [Int] = []
      while let last = open.popLast() {
        isOpen[last] = false
        members.append(last)
        if last == root { break }
      }
      return members
    }
  }

  /// Only those with a cycle: several nodes, or one that leads to itself.
  func cyclic(among nodes: [Int]? = nil) -> [[Int]] {
    var visit = Visit(count: successors.count)
    var components: [[Int]] = []
    for root in nodes ?? Array(successors.indices) where visit.order[root] < 0 {
      var path: [(node: Int, next: Int)] = [(root, 0)]
      visit.enter(root)
      while let (node, next) = path.last {
        if next < successors[node].count {
          path[path.count - 1].next += 1
          let successor = successors[node][next]
          if visit.order[successor] < 0 {
            visit.enter(successor)
            path.append((successor, 0))
          } else if visit.isOpen[successor] {
            visit.low[node] = min(visit.low[node], visit.order[successor])
          }
          continue
        }
        path.removeLast()
        if let receiver = path.last?.node { visit.low[receiver] = min(visit.low[receiver], visit.low[node]) }
        guard visit.low[node] == visit.order[node] else { continue }
        let members = visit.close(node)
        if members.count > 1 || successors[node].contains(node) { components.append(members) }
      }
    }
    return components
  }
}
