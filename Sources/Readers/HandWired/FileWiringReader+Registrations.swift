import HandwireFacts
import HandwireGraph

extension FileWiringReader {
  /// What a container gives.
  func flows(of answer: ContainerRequest.Answer, _ subject: String) -> [WiringFlow] {
    switch answer {
    case .objects(let objects):
      let found = objects.map { WiringFlow(target: .key(.registered($0))) }
      return found.count > 1 ? found.map(\.conditional) : found
    case .missing: return [unknown("nothing registers what '\(subject)' asks for")]
    case .unknown(let why): return [unknown("'\(subject)': \(why)")]
    }
  }

  /// What the file tells containers to hold, and what its bodies ask them for.
  func readRegistrations() {
    for (index, object) in registered.objects { read(object, index: index) }
    for (node, request) in registered.requests.sorted(by: { $0.key < $1.key }) { read(request, at: code[node]) }
  }

  private func read(_ object: RegisteredObject, index: Int) {
    let registration = object.registration
    guard let body = registration.site.body, file.facts.bodies.indices.contains(body),
      let factory = registration.factory
    else { return }
    let fact = file.facts.bodies[body]
    switch registration.library {
    case .needle:
      // The property itself is what the component holds.
      guard registration.scope != nil, let property = file.property(of: fact) else { return }
      let holder = key(of: property, owner: file.owner(of: fact))
      note(property, holder, owner: file.owner(of: fact), context: file.context(of: fact), place: place.path)
      assign(results(of: factory), to: holder, .memo, at: factory.position)
      return
    case .swiftDependencies: return
    case .swinject, .factory, .resolver, .dip, .handwire, .homeMade: break
    }
    let key = WiringKey.registered(index)
    note(key) { info(of: object, in: fact) }
    if factory.kind == .closure { assign(results(of: factory), to: key, .result, at: factory.position) }
    for (position, request) in (registered.implicit[index] ?? []).enumerated() {
      for flow in flows(of: request.answer, request.subject) {
        records.dependencies.append(
          .init(
            receiver: key, index: position, parameter: request.member ?? "_", flow: flow,
            place: request.site.place))
      }
    }
  }

  /// `dependency.api` in a component: the member of that name and type that some component around it has.
  func flows(ofNeedleDependency node: CodeNode) -> [WiringFlow]? {
    guard !registered.components.isEmpty, let base = node.firstChild, base.text == "dependency",
      base.kind == .name || base.kind == .member, let body = file.body(of: node), let owner = file.owner(of: body),
      registered.components.isComponent(owner)
    else { return nil }
    let type = needleDependency(node.text, of: owner, in: file.context(of: body))
    let providers = registered.components.providers(of: node.text, type: type, outside: owner)
    guard !providers.isEmpty else { return nil }
    let flows = providers.map { WiringFlow(target: .key(.property($0, node.text))) }
    return flows.count > 1 ? flows.map(\.conditional) : flows
  }

  /// The type that a component's dependency protocol gives a member; `nil` where that was not read.
  private func needleDependency(_ name: String, of component: TypeIdentifier, in context: LexicalContext)
    -> ResolvedType?
  {
    let code = file.code
    for declaration in code.program.declarations(of: component) {
      for entry in declaration.fact.inherited {
        guard case .named(let named) = entry.type, let only = named.components.last?.arguments.first,
          case .found(let type) = code.program.resolve(only, in: context), let identifier = type.identifier,
          let member = code.members(named: name, of: identifier).first, let written = member.property?.type,
          case .found(let wanted) = code.program.resolve(written, in: member.context)
        else { continue }
        return wanted
      }
    }
    return nil
  }

  private func info(of object: RegisteredObject, in body: BodyFact) -> WiringInfo {
    let registration = object.registration
    let parameters =
      registration.factory.map { factory in factory.children.filter { $0.kind == .parameter }.map(\.text) } ?? []
    return WiringInfo(
      kind: .registered(
        .init(
          lifetime: Self.lifetime(object.lifetime),
          parameters: registration.library == .swinject ? Array(parameters.dropFirst()) : parameters,
          implementation: object.implementation?.identifier)),
      name: registration.key.member ?? Self.name(registration.key), written: registration.key.written,
      context: file.context(of: body), inferred: registration.key.written == nil ? registration.key.type : nil,
      owner: owner(of: body), function: body.name,
      conditions: object.reach.buildConditions + object.reach.branches.map(\.condition), place: object.site.place)
  }

  private static func lifetime(_ lifetime: ContainerLifetime) -> WiredLifetime {
    switch lifetime {
    case .everyRequest: .built
    case .oneResolution: .resolution
    case .whileHeld: .shared
    case .container: .lazy
    case .process: .scoped("singleton")
    case .named(let name): .scoped(name)
    case .unknown(let why): .unknown(why)
    }
  }

  private static func name(_ key: ContainerKey) -> String {
    switch key.name {
    case .none: ""
    case .fixed(let name): name
    case .computed(let spelling): spelling
    }
  }

  /// `@Injected(\.api) var api`: the container fills the property.
  func readWrapper(_ body: BodyFact) {
    let root = code[body.root]
    guard let request = registered.request(at: root), let property = file.property(of: body) else { return }
    let holder = key(of: property, owner: file.owner(of: body))
    note(
      property, holder, owner: file.owner(of: body), context: file.context(of: body), place: place.path,
      inferred: property.type == nil && !request.key.type.isUnknown ? request.key.type : nil)
    let found = flows(of: request.answer, request.subject)
    assign(
      request.hold == .used ? found.map { $0.deferred(by: 1) } : found, to: holder, .initialValue, at: root.position)
    if !found.isEmpty { records.filled.append(holder) }
  }

  /// A body that asks and keeps nothing receives it all the same.
  private func read(_ request: ContainerRequest, at node: CodeNode) {
    switch request.receiver {
    case .object, .completion: return
    case .type, .code: break
    }
    if case .type(let type) = request.receiver, let member = request.member, request.hold != .used,
      node.kind != .attribute,
      let fact = file.code.members(named: member, of: type).first?.property, !fact.isComputed
    {
      records.filled.append(key(of: fact, owner: type))
    }
    guard node.kind != .attribute, request.hold == .used || request.hold == .deferred,
      !request.answering.isEmpty, let body = file.body(of: node)
    else { return }
    let key = WiringKey.fetched(place, node.index)
    note(key) {
      WiringInfo(
        kind: .fetched(request.subject), name: "", written: request.key.written, context: file.context(of: body),
        inferred: request.key.type, owner: owner(of: body), function: body.name, conditions: body.conditions,
        place: place(node.start))
    }
    let found = flows(of: request.answer, request.subject)
    assign(request.hold == .deferred ? found.map { $0.deferred(by: 1) } : found, to: key, .body, at: node.start)
  }
}
