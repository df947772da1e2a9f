import HandwireFacts

/// What one file registers with containers and asks of them.
struct FileRegistrations: Sendable {
  /// Indices into `RegisteredGraph.objects`, with what is found there.
  var objects: [(index: Int, object: RegisteredObject)] = []
  /// By the index of their node.
  var requests: [Int: ContainerRequest] = [:]
  /// Members that are registrations themselves: `var api: Factory<API> { … }`; indices into the facts' `bodies`.
  var memberBodies: Set<Int> = []
  /// What Needle's components of the whole program provide.
  var components = NeedleComponents([])
  /// What the objects of the file ask for without code of their own: parameters of `autoregister`, completions.
  var implicit: [Int: [ContainerRequest]] = [:]

  func request(at node: CodeNode) -> ContainerRequest? { requests.isEmpty ? nil : requests[node.index] }
}

/// Those of all files.
struct RegistrationsByFile: Sendable {
  private struct Key: Hashable {
    var path: String
    var module: String
  }

  private let files: [Key: FileRegistrations]
  private let components: NeedleComponents

  init(containers: ContainerReading?, registered: RegisteredGraph?) {
    var files: [Key: FileRegistrations] = [:]
    components = NeedleComponents(registered?.objects ?? [])
    guard let containers, let registered else {
      self.files = files
      return
    }
    func key(_ site: CodeSite) -> Key { Key(path: site.place.path, module: site.module) }
    for (index, object) in registered.objects.enumerated() {
      files[key(object.site), default: FileRegistrations()].objects.append((index, object))
      let registration = object.registration
      let isMember =
        registration.library == .factory && registration.key.member != nil && !registration.isOverride
      if isMember || registration.library == .needle && registration.scope != nil,
        let body = object.site.body
      {
        files[key(object.site), default: FileRegistrations()].memberBodies.insert(body)
      }
    }
    for request in registered.requests {
      if case .fetch(let index) = request.origin, containers.fetches.indices.contains(index) {
        let node = containers.fetches[index].node
        files[key(request.site), default: FileRegistrations()].requests[node.index] = request
      }
      switch (request.origin, request.receiver) {
      case (.parameter, .object(let object)), (.fetch, .completion(let object)):
        files[key(request.site), default: FileRegistrations()].implicit[object, default: []].append(request)
      case (.fetch, .object), (.fetch, .type), (.fetch, .code), (.parameter, .completion), (.parameter, .type),
        (.parameter, .code):
        continue
      }
    }
    self.files = files
  }

  func file(_ path: String, of module: String) -> FileRegistrations {
    var file = files[Key(path: path, module: module)] ?? FileRegistrations()
    file.components = components
    return file
  }
}
