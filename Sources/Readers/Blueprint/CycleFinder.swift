/// Groups of nodes that lead back to themselves (Tarjan's strongly connected components, without recursion).
public struct CycleFinder {
  private let successors: [[Int]]

  /// `successors[n]` are the nodes that `n` leads to.
  public init(successors: [[Int]]) { self.successors = successors }

  /// Each group sorted, groups by their smallest node; nodes outside of every cycle are in none.
  public func groups() -> [[Int]] {
    var state = SearchState(count: successors.count)
    for root in successors.indices where state.order[root] == nil { search(from: root, &state) }
    return state.groups.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
  }

  /// The shortest way from the group's smallest node back to it, which stands at both ends.
  public func path(through group: [Int]) -> [Int] {
    guard let start = group.first else { return [] }
    let inside = Set(group)
    var previous: [Int: Int] = [:]
    var frontier = [start]
    var next = 0
    while next < frontier.count {
      let node = frontier[next]
      next += 1
      for successor in successors[node] where inside.contains(successor) {
        if successor == start {
          var path = [start]
          var back = node
          while back != start, let before = previous[back] {
            path.append(back)
            back = before
          }
          return [start] + path.reversed()
        }
        if previous[successor] == nil {
          previous[successor] = node
          frontier.append(successor)
        }
      }
    }
    return [start]
  }

  private struct SearchState {
    var order: [Int?]
    var low: [Int]
    var isOpen: [Bool]
    var open: [Int] = []
    var counter = 0
    var groups: [[Int]] = []

    init(count: Int) {
      order = Array(repeating: nil, count: count)
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
  }

  private func search(from root: Int, _ state: inout SearchState) {
    var stack = [(node: root, next: 0)]
    state.enter(root)
    while let (node, next) = stack.last {
      if next < successors[node].count {
        stack[stack.count - 1].next += 1
        let successor = successors[node][next]
        if let order = state.order[successor] {
          if state.isOpen[successor] { state.low[node] = min(state.low[node], order) }
        } else {
          state.enter(successor)
          stack.append((successor, 0))
        }
        continue
      }
      stack.removeLast()
      if let above = stack.last?.node { state.low[above] = min(state.low[above], state.low[node]) }
      if state.low[node] == state.order[node] { close(node, &state) }
    }
  }

  private func close(_ node: Int, _ state: inout SearchState) {
    var group: [Int] = []
    while let last = state.open.popLast() {
      state.isOpen[last] = false
      group.append(last)
      if last == node { break }
    }
    if group.count > 1 || successors[node].contains(node) { state.groups.append(group.sorted()) }
  }
}
