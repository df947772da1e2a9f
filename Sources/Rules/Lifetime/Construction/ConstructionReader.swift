import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Reads what the code of one file makes, and what that needs at once.
struct ConstructionReader {
  let audit: FileAudit
  /// Names of members that some subclass overrides.
  let overridden: Set<String>
  let places: RegistrationPlaces
  /// Indices into the graph's `requests`, by the index of the node that fetches.
  let requests: [Int: Int]
  /// Indices into the graph's `objects`.
  let objects: [Int]

  private var graph: RegisteredGraph { audit.subject.registered }

  func nodes() -> [ConstructionNode] {
    var found: [ConstructionNode] = []
    for index in objects where places.first(index) == index && places.isOfProduct(index) {
      let object = graph.objects[index]
      guard let factory = object.registration.factory else { continue }
      let own = factory.children.first { $0.kind == .parameter }?.text ?? "$0"
      found.append(
        ConstructionNode(
          step: .registered(object.site.place), name: object.title, owner: nil, place: object.site.place,
          isConstruction: true, needs: needs(in: factory, resolver: own)))
    }
    for (index, body) in audit.facts.bodies.enumerated() where audit.file.placements[index].isShipped {
      if let node = node(of: body) { found.append(node) }
    }
    return found
  }

  private func place(_ position: Position) -> Place { audit.place(of: position) }

  private func node(of body: BodyFact) -> ConstructionNode? {
    let root = audit.facts.code[body.root]
    let owner = audit.code.owner(of: body)
    let kind = owner.map { audit.subject.program.kind(of: .nominal($0, arguments: [])) }
    guard kind != .protocol, kind != .unknown else { return nil }
    switch body.role {
    case .getter:
      guard let property = audit.code.property(of: body), !isOverridden(property.header) else { return nil }
      return declaration(body, owner, root)
    case .function:
      guard let function = audit.code.function(of: body), Self.isMaker(function), !isOverridden(function.header) else {
        return nil
      }
      return declaration(body, owner, root)
    case .initialValue:
      guard let property = audit.code.property(of: body) else { return nil }
      if property.isLazy || body.isStatic || (owner == nil && !audit.file.path.hasSuffix("main.swift")) {
        return declaration(body, owner, root)
      }
      return owner.flatMap { values($0, body, needs(in: root)) }
    case .attribute:
      guard let owner, let request = requests[root.index].map({ graph.requests[$0] }), root.text == "Injected",
        let object = places.only(request)
      else { return nil }
      let need = ConstructionNode.Need(
        step: .registered(graph.objects[object].site.place), place: request.site.place)
      return values(owner, body, [need])
    case .initializer:
      guard let owner else { return nil }
      let needs = needs(in: root) + [ConstructionNode.Need(step: .values(owner), place: place(body.declaration))]
      return ConstructionNode(
        step: .declaration(place(body.declaration)), name: owner.dottedName, owner: owner,
        place: place(body.declaration), isConstruction: true, needs: needs)
    case .deinitializer, .setter, .observer, .defaultArgument, .statement: return nil
    }
  }

  private func values(_ owner: TypeIdentifier, _ body: BodyFact, _ needs: [ConstructionNode.Need]) -> ConstructionNode?
  {
    guard !needs.isEmpty else { return nil }
    return ConstructionNode(
      step: .values(owner), name: owner.dottedName, owner: owner, place: place(body.declaration), isConstruction: true,
      needs: needs)
  }

  private func declaration(_ body: BodyFact, _ owner: TypeIdentifier?, _ root: CodeNode) -> ConstructionNode? {
    let needs = needs(in: root)
    guard !needs.isEmpty else { return nil }
    let constructs =
      body.role == .initialValue
      || root.all.contains { $0.kind == .call && $0.firstChild?.text.first?.isUppercase == true }
    let name = String(body.name.prefix { $0 != "(" })
    return ConstructionNode(
      step: .declaration(place(body.declaration)), name: owner.map { "\($0.dottedName).\(name)" } ?? name, owner: owner,
      place: place(body.declaration), isConstruction: constructs, needs: needs)
  }

  private func isOverridden(_ header: DeclarationHeader) -> Bool {
    overridden.contains(header.name) || header.hasModifier("override") || header.hasModifier("open")
      || header.access == .open
  }

  private static func isMaker(_ function: FunctionFact) -> Bool {
    guard function.result != nil else { return false }
    return ["make", "build", "create", "provide"].contains { word in
      function.header.name.hasPrefix(word)
        && function.header.name.dropFirst(word.count).first.map { $0.isUppercase } ?? true
    }
  }

  /// - Parameter resolver: what a registration's closure calls its container; `nil` for other code.
  private func needs(in root: CodeNode, resolver: String? = nil) -> [ConstructionNode.Need] {
    let code = ImmediateCode { call in call.firstChild?.kind == .name && call.firstChild?.text == "shared" }
    var found: [ConstructionNode.Need] = []
    var seen: Set<ConstructionStep> = []
    for node in code.nodes(of: root) {
      for step in steps(at: node, resolver: resolver) where seen.insert(step).inserted {
        found.append(ConstructionNode.Need(step: step, place: place(node.start)))
      }
    }
    return found
  }

  private func steps(at node: CodeNode, resolver: String?) -> [ConstructionStep] {
    if let number = requests[node.index] {
      let request = graph.requests[number]
      guard case .fetch(let fetch) = request.origin, let object = places.only(request),
        isSameContainer(audit.subject.containers.fetches[fetch], resolver)
      else { return [] }
      return [.registered(graph.objects[object].site.place)]
    }
    switch node.kind {
    case .call: return construction(node)
    case .name, .member, .implicitMember: return member(node)
    default: return []
    }
  }

  /// A child's container answers for itself; only what the closure is given surely asks where it is registered.
  private func isSameContainer(_ fetch: Fetch, _ resolver: String?) -> Bool {
    switch fetch.library {
    case .swinject: fetch.source == resolver
    case .factory, .resolver, .needle: fetch.manner != .wrapper
    case .swiftDependencies, .dip, .handwire, .homeMade: false
    }
  }

  private func construction(_ call: CodeNode) -> [ConstructionStep] {
    guard let callee = call.firstChild, callee.firstChild?.text != "super" else { return [] }
    switch audit.code.reference(of: callee) {
    case .type(.nominal(let type, _)):
      guard let declared = audit.code.calledDeclaration(of: call) else {
        let hasOwn = audit.subject.code.members(of: type).contains { $0.name == "init" }
        return hasOwn || !call.arguments.isEmpty ? [] : [.values(type)]
      }
      guard case .initializer = declared.member.fact, declared.member.owner == type else { return [] }
      return declared.member.place.map { [.declaration($0)] } ?? []
    case .members(let members), .globals(let members):
      guard members.count == 1, let member = members.first, isOwnOrStatic(callee, member),
        let place = member.place, member.function.map(Self.isMaker) == true
      else { return [] }
      return [.declaration(place)]
    case .type, .local, .module, .selfValue, .superValue, .unread, .unknown: return []
    }
  }

  private func member(_ node: CodeNode) -> [ConstructionStep] {
    if node.parent?.kind == .assignment, node.parent?.firstChild == node { return [] }
    let members = audit.code.reference(of: node).members
    guard members.count == 1, let member = members.first, isOwnOrStatic(node, member), let property = member.property,
      let place = member.place
    else { return [] }
    guard
      property.isComputed || property.isLazy
        || ((member.isStatic || member.owner == nil) && property.initialValue != nil)
    else { return [] }
    return [.declaration(place)]
  }

  /// Of the object itself, not of another one of its type.
  private func isOwnOrStatic(_ node: CodeNode, _ member: CodeMember) -> Bool {
    if member.isStatic || member.owner == nil { return true }
    switch node.kind {
    case .name: return true
    case .member: return node.firstChild?.kind == .name && node.firstChild?.text == "self"
    default: return false
    }
  }
}
