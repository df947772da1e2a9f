import HandwireFacts

/// `factory.makeVPNManager()` on a stored composition of factory protocols that the app's one container satisfies.
struct AggregateFetchReader: FetchReading {
  let here: ReadingSurroundings

  func sighting(at node: CodeNode, in body: BodyFact) -> FetchSighting? {
    guard node.kind == .call, let callee = node.firstChild, callee.kind == .member, let base = callee.firstChild,
      here.shapes.aggregatedNames.contains(callee.text),
      // What is given arguments is made, not fetched.
      node.arguments.isEmpty
    else { return nil }
    let type = here.file.type(of: base)
    guard isAggregate(type) else { return nil }
    var made = here.file.type(of: node)
    if case .function(let function) = made { made = function.result }
    return FetchSighting(
      library: .homeMade, manner: .call,
      key: ContainerKey(type: made, member: callee.text, container: type), kind: here.services.kind(of: made),
      source: base.spelling, subject: callee.spelling)
  }

  private func isAggregate(_ type: ResolvedType) -> Bool {
    switch type.withoutOptional {
    case .existential(let elements), .opaque(let elements):
      let wanted = Set(elements.compactMap(\.identifier))
      guard wanted.count > 1 else { return false }
      return here.shapes.aggregates.values.contains { wanted.isSubset(of: $0) || wanted.intersection($0).count > 1 }
    case .nominal(let identifier, _): return here.shapes.aggregates[identifier] != nil
    case .external, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack, .unknown:
      return false
    }
  }
}
