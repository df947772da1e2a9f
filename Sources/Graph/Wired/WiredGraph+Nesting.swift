extension WiredGraph {
  /// Puts every scope that one other alone constructs into that one.
  public mutating func nestScopes() {
    var parents: [Int?] = Array(repeating: nil, count: scopes.count)
    var hasSeveral = Array(repeating: false, count: scopes.count)
    for binding in bindings {
      guard let child = binding.instance, child != binding.scope else { continue }
      if let known = parents[child], known != binding.scope { hasSeveral[child] = true }
      parents[child] = binding.scope
    }
    for index in scopes.indices where hasSeveral[index] || scopes[index].isEntryPoint { parents[index] = nil }
    // Scopes that construct each other in a circle have none around them.
    var states = Array(repeating: 0, count: scopes.count)
    for start in scopes.indices where states[start] == 0 {
      var way: [Int] = []
      var current = start
      while states[current] != 2 {
        if states[current] == 1 {
          parents[current] = nil
          break
        }
        states[current] = 1
        way.append(current)
        guard let next = parents[current] else { break }
        current = next
      }
      for index in way { states[index] = 2 }
    }
    for index in scopes.indices { scopes[index].parent = parents[index] }
  }
}
