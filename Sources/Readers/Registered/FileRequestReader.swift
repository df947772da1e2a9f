import HandwireFacts

/// Turns what one file fetches, and what its automatic registrations take, into requests without their answers.
struct FileRequestReader {
  let file: FileCode
  /// Of the file, with their indices in the reading.
  let fetches: [(index: Int, fetch: Fetch)]
  /// Of the file, with their indices in the reading.
  let registrations: [(index: Int, registration: Registration)]
  let isForTests: Bool
  /// The library that a wrapper of the project's own asks.
  let wrapperLibraries: [TypeIdentifier: InjectionLibrary]

  func requests() -> [ContainerRequest] {
    // By the root of the code.
    var receivers: [Int: ContainerRequest.Receiver] = [:]
    for (index, registration) in registrations {
      if let factory = registration.factory { receivers[factory.index] = .object(index) }
      if let completion = registration.completion { receivers[completion.index] = .completion(index) }
    }
    var found = fetches.map { request(of: $1, index: $0, receivers) }
    for (index, registration) in registrations { found += parameters(of: registration, index: index) }
    return found
  }

  private func request(
    of fetch: Fetch, index: Int, _ receivers: [Int: ContainerRequest.Receiver]
  ) -> ContainerRequest {
    var root: CodeNode? = fetch.node
    while let node = root, receivers[node.index] == nil { root = node.parent }
    var request = ContainerRequest(
      origin: .fetch(index), library: fetch.library, key: fetch.key,
      receiver: root.flatMap { receivers[$0.index] } ?? fetch.site.owner.map { .type($0) } ?? .code, hold: .used,
      arguments: fetch.arguments.map(argumentType), isOptional: fetch.isOptional, member: nil,
      subject: fetch.subject, site: fetch.site, isForTests: isForTests, answer: .unknown("it was not looked up"))
    if fetch.manner == .wrapper {
      readWrapper(fetch, &request)
    } else {
      readCall(fetch, within: root, &request)
    }
    return request
  }

  /// An initializer that was not read may fail: `URL(string: text)` is an optional.
  private func argumentType(_ node: CodeNode) -> ResolvedType {
    let type = file.type(of: node)
    guard node.kind == .call, case .external = type else { return type }
    return .unknown("whether its initializer can fail is not known")
  }

  private func readWrapper(_ fetch: Fetch, _ request: inout ContainerRequest) {
    let body = file.body(of: fetch.node)
    request.isOptional = false
    if let body, let property = file.property(of: body) {
      request.member = property.header.name
      if case .optional = property.type { request.isOptional = true }
    }
    if fetch.library == .homeMade, let type = fetch.node.type, let body,
      case .found(let wrapper) = file.code.program.resolve(type, in: file.context(of: body)),
      let identifier = wrapper.identifier, let library = wrapperLibraries[identifier]
    {
      request.library = library
    }
    request.hold =
      switch fetch.node.text {
      case "LazyInjected": .storedLater
      case "WeakLazyInjected": .weak
      case "DynamicInjected": .used
      default: .stored
      }
    if fetch.node.text == "OptionalInjected" { request.isOptional = true }
  }

  private func readCall(_ fetch: Fetch, within root: CodeNode?, _ request: inout ContainerRequest) {
    var current = fetch.node
    var isRead = false
    while let parent = current.parent, current != root {
      switch parent.kind {
      case .closure where parent != root, .localFunction, .localType:
        request.hold = .deferred
        return
      case .member, .subscripted: if parent.firstChild == current { isRead = true }
      case .call:
        if parent.firstChild == current {
          isRead = true
        } else if !isRead, request.hold == .used, root != nil || isInitialValue(fetch) || isTypeName(parent.firstChild)
        {
          request.hold = .stored
          request.member = current.label
        }
      case .assignment:
        guard parent.firstChild != current, !isRead, let target = parent.firstChild else { break }
        if let property = storedProperty(target) {
          request.hold = Self.isWeak(property) ? .weak : .stored
          request.member = property.header.name
        } else if root != nil, target.kind == .member {
          request.hold = .stored
          request.member = target.text
        }
      case .local: if !isRead, root != nil, request.hold == .used { request.hold = .stored }
      default: break
      }
      current = parent
    }
    guard !isRead, request.hold == .used, let body = file.body(of: fetch.node) else { return }
    switch body.role {
    case .initialValue:
      guard let property = file.property(of: body), !property.isComputed else { return }
      request.hold = property.isLazy ? .storedLater : Self.isWeak(property) ? .weak : .stored
      request.member = property.header.name
    case .defaultArgument: request.hold = .stored
    case .function, .initializer, .deinitializer, .getter, .setter, .observer, .attribute, .statement:
      // What a factory gives as it is: another name for it.
      if root != nil { request.hold = .stored }
    }
  }

  private func isInitialValue(_ fetch: Fetch) -> Bool { file.body(of: fetch.node)?.role == .initialValue }

  private static func isWeak(_ property: PropertyFact) -> Bool {
    property.header.modifiers.contains { $0.hasPrefix("weak") || $0.hasPrefix("unowned") }
  }

  private func isTypeName(_ node: CodeNode?) -> Bool { node?.text.first?.isUppercase == true }

  private func storedProperty(_ target: CodeNode) -> PropertyFact? {
    guard let member = file.reference(of: target).members.first, let property = member.property, !property.isComputed
    else { return nil }
    return property
  }

  /// `autoregister(API.self, initializer: RemoteAPI.init)` asks for every parameter that is no argument.
  private func parameters(of registration: Registration, index: Int) -> [ContainerRequest] {
    guard registration.library == .swinject, let initializer = registration.factory, initializer.kind != .closure,
      let body = registration.site.body, file.facts.bodies.indices.contains(body)
    else { return [] }
    let members = file.reference(of: initializer).members
    guard members.count == 1, let member = members.first, let parameters = member.parameters else { return [] }
    var arguments = registration.arguments
    var found: [ContainerRequest] = []
    for (offset, parameter) in parameters.enumerated() where parameter.defaultValue == nil {
      let type: ResolvedType
      if case .found(let known) = file.code.program.resolve(parameter.type, in: member.context) {
        type = known
      } else {
        type = .unknown("the type of '\(parameter.name)' is not found")
      }
      if let known = arguments.firstIndex(of: type) {
        arguments.remove(at: known)
        continue
      }
      found.append(
        ContainerRequest(
          origin: .parameter(offset), library: .swinject, key: ContainerKey(written: parameter.type, type: type),
          receiver: .object(index), hold: .stored, arguments: [], isOptional: false,
          member: parameter.label ?? parameter.name, subject: "\(registration.node.spelling)", site: registration.site,
          isForTests: isForTests, answer: .unknown("it was not looked up")))
    }
    return found
  }
}
