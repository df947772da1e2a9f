/// Groups of nodes that reach each other (Tarjan 1972), without recursion.
struct Components {
  /// Each group after all groups that it needs; otherwise in the order of the roots.
  private(set) var groups: [[Int]] = []
  private(set) var groupOfNode: [Int]

  /// `needs[i]`: the nodes that `i` points to; roots are tried in order.
  init(needs: [[Int]], roots: [Int]? = nil) {
    let count = needs.count
    groupOfNode = Array(repeating: -1, count: count)
    var order = Array(repeating: -1, count: count)
    var low = Array(repeating: 0, count: count)
    var onStack = Array(repeating: false, count: count)
    var next = Array(repeating: 0, count: count)
    var stack: [Int] = []
    var counter = 0
    for root in roots ?? Array(0..<count) where order[root] < 0 {
      var path = [root]
      while let node = path.last {
        if order[node] < 0 {
          order[node] = counter
          low[node] = counter
          counter += 1
          stack.append(node)
          onStack[node] = true
        }
        if next[node] < needs[node].count {
          let target = needs[node][next[node]]
          next[node] += 1
          if order[target] < 0 {
            path.append(target)
          } else if onStack[target] {
            low[node] = min(low[node], order[target])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last { low[parent] = min(low[parent], low[node]) }
        guard low[node] == order[node] else { continue }
        var group: [Int] = []
        while let top = stack.popLast() {
          onStack[top] = false
          groupOfNode[top] = groups.count
          group.append(top)
          if top == node { break }
        }
        groups.append(group.sorted())
      }
    }
  }
}
