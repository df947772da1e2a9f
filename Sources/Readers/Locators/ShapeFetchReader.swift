import HandwireFacts

/// Calls and subscripts of the project's own locators: `Services.get(API.self)`, `dependencies[singleton: .api]`,
/// `Store.instance(for: key)`, `injectServices(resolver)`.
struct ShapeFetchReader: FetchReading {
  let here: ReadingSurroundings

  func sighting(at node: CodeNode, in body: BodyFact) -> FetchSighting? {
    switch node.kind {
    case .call: call(node, body)
    case .subscripted: subscripted(node, body)
    default: nil
    }
  }

  private func call(_ node: CodeNode, _ body: BodyFact) -> FetchSighting? {
    guard let callee = node.firstChild, callee.kind == .member || callee.kind == .name else { return nil }
    let isFunction = here.shapes.functionNames.contains(callee.text)
    let isFiller = here.shapes.fillerNames.contains(callee.text)
    guard isFunction || isFiller || isConfigured(callee) else { return nil }
    let base = callee.kind == .member ? callee.firstChild : nil
    if isConfigured(callee) { return found(node, body, base, .call, type: here.file.type(of: node)) }
    let places = here.file.reference(of: callee).members.compactMap(\.place)
    if isFiller, places.contains(where: here.shapes.fillers.contains) {
      return FetchSighting(
        library: .homeMade, manner: .filling, key: ContainerKey(type: .unknown("it fills a whole object")),
        kind: .object,
        source: node.arguments.first?.spelling ?? "", subject: node.spelling)
    }
    guard let place = places.first(where: { here.shapes.functions[$0] != nil }),
      let function = here.shapes.functions[place]
    else { return nil }
    switch function.shape {
    case .byType: return found(node, body, base, .call, type: wanted(by: node, body, function.key))
    case .ownCache:
      // Within itself it is no hidden dependency.
      guard here.file.owner(of: body) != function.owner else { return nil }
      return found(node, body, base, .call, type: here.file.type(of: node), subject: callee.spelling)
    }
  }

  private func subscripted(_ node: CodeNode, _ body: BodyFact) -> FetchSighting? {
    guard !here.shapes.subscripts.isEmpty, let base = node.firstChild, let first = node.arguments.first,
      let candidates = here.shapes.subscripts[first.label ?? ""], node.arguments.count == 1,
      let owner = here.file.type(of: base).identifier,
      let function = candidates.first(where: { $0.owner == owner })
    else { return nil }
    return found(node, body, base, .subscripted, type: wanted(by: node, body, function.key))
  }

  private func found(
    _ node: CodeNode, _ body: BodyFact, _ base: CodeNode?, _ manner: Fetch.Manner, type: ResolvedType,
    subject: String? = nil
  ) -> FetchSighting {
    let written = node.arguments.first { $0.kind == .metatype }?.type
    return FetchSighting(
      library: .homeMade, manner: manner,
      key: ContainerKey(written: written, type: type, name: SwinjectCall.name(of: node.arguments)),
      kind: here.services.isPlainValue(type) ? .value : here.services.kind(of: type), source: base?.spelling ?? "",
      subject: subject ?? node.spelling)
  }

  /// `T` of `T.self`, of `.api` in a `Key<T>`, or what the surroundings ask for.
  private func wanted(by node: CodeNode, _ body: BodyFact, _ key: LocatorFunction.Key?) -> ResolvedType {
    if let written = node.arguments.first(where: { $0.kind == .metatype })?.type {
      return here.resolve(written, in: body)
    }
    if let key, let member = node.arguments.first(where: { $0.kind == .implicitMember || $0.kind == .member }),
      let type = KeyConstants(here).type(named: member.text, key: key)
    {
      return type
    }
    let type = here.file.type(of: node)
    if !type.isUnknown { return type }
    return here.file.expectedType(of: node) ?? type
  }

  private func isConfigured(_ callee: CodeNode) -> Bool {
    guard !here.configured.members.isEmpty, callee.kind == .member, let base = callee.firstChild else { return false }
    let owners = here.configured.members.filter { $0.value.contains(callee.text) }.keys
    guard !owners.isEmpty else { return false }
    if let first = base.path?.first, owners.contains(first) { return true }
    return here.file.type(of: base).lastName.map(owners.contains) ?? false
  }
}
