import HandwireReaders

/// Registered objects that hold each other strongly.
struct HoldCycle: Sendable {
  /// From the object whose registration stands first; each holds the next one's object, the last one the first.
  let objects: [Int]
  /// One for each object.
  let holds: [ContainerHold]

  /// What closes the cycle: the first of those that are set once the holder is made.
  var closing: ContainerHold { holds.first(where: \.isLater) ?? holds[holds.count - 1] }

  static func all(in holds: [[ContainerHold]], of graph: RegisteredGraph) -> [HoldCycle] {
    let finder = CycleFinder(successors: holds.map { $0.map(\.held) })
    return finder.groups().compactMap { group in
      let path = finder.path(through: group)
      guard path.count > 1 else { return nil }
      let steps = zip(path, path.dropFirst()).compactMap { from, to in
        // What is set later closes a cycle; what is needed at once makes the object impossible.
        holds[from].first { $0.held == to && !$0.isLater } ?? holds[from].first { $0.held == to }
      }
      let objects = Array(path.dropLast())
      guard steps.count == objects.count, steps.contains(where: \.isLater) else { return nil }
      let cycle = HoldCycle(objects: objects, holds: steps)
      return cycle.comesBack(in: graph) ? cycle : nil
    }
  }

  /// Whether the object at its end is the one that it began with, and not a new one.
  private func comesBack(in graph: RegisteredGraph) -> Bool {
    let isLaterInSameResolution = holds.allSatisfy { hold in
      if !hold.isLater { return true }
      if case .completion = graph.requests[hold.request].receiver { return true }
      return false
    }
    return objects.contains { object in
      switch graph.objects[object].lifetime {
      case .container, .process, .named, .whileHeld: true
      case .oneResolution: isLaterInSameResolution
      case .everyRequest, .unknown: false
      }
    }
  }
}
