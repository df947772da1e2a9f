import HandwireFacts
import HandwireFindings

/// Connections that join an object with one that it receives already.
struct ConnectionHolding {
  let program: Program
  let graph: ObjectGraph

  func findings() -> [ScopedFinding] {
    let numbering = GraphNumbering(graph)
    // A budget for all searches together keeps the pass linear; a note that is not found harms nobody.
    var budget = 20 * numbering.targets.count + 10_000
    var findings: [ScopedFinding] = []
    for scope in graph.scopes {
      for connection in scope.connections {
        let joined = connection.creation.dependencies.edges.compactMap { edge -> Binding? in
          guard !edge.isDeferred, case .binding(let identifier) = edge.target else { return nil }
          return program.isHeldObject(graph[identifier]) ? graph[identifier] : nil
        }
        for (holder, held) in pairs(joined, &budget) {
          findings.append(ScopedFinding(finding(connection, holder, held), in: scope.identifier))
        }
      }
    }
    return findings
  }

  private func pairs(_ joined: [Binding], _ budget: inout Int) -> [(Binding, Binding)] {
    guard joined.count > 1 else { return [] }
    return joined.flatMap { holder -> [(Binding, Binding)] in
      let reached = reached(from: holder.identifier, &budget)
      return joined.filter { $0.identifier != holder.identifier && reached.contains($0.identifier) }.map {
        (holder, $0)
      }
    }
  }

  private func reached(from start: BindingIdentifier, _ budget: inout Int) -> Set<BindingIdentifier> {
    var reached: Set<BindingIdentifier> = []
    var pending = [start]
    while let next = pending.popLast(), budget > 0 {
      for edge in graph.edges(from: next) where !edge.isDeferred {
        budget -= 1
        guard case .binding(let target) = edge.target, reached.insert(target).inserted else { continue }
        pending.append(target)
      }
    }
    return reached
  }

  private func finding(_ connection: Invocation, _ holder: Binding, _ held: Binding) -> Finding {
    let callable = connection.creation.callable
    return Finding(
      rule: "dependency-cycle", severity: .note,
      message: "'\(holder.name)' and '\(held.name)' may hold each other strongly: '\(holder.name)' receives "
        + "'\(held.name)', and \(program.describe(callable)) joins them",
      place: connection.place,
      notes: [
        FindingNote("'\(holder.name)' is bound here", at: holder.place),
        FindingNote("'\(held.name)' is bound here", at: held.place),
      ], declaration: "\(connection.owner.name).\(callable.name)", subject: "\(holder.name), \(held.name)")
  }
}
