import HandwireFacts

/// Joins registrations with what is asked for.
public struct RegisteredGraphReader: Sendable {
  private let code: CodeProgram
  private let reading: ContainerReading
  private let tests: Set<String>

  /// - Parameter tests: paths of files that belong to tests beside those of test targets.
  public init(_ code: CodeProgram, reading: ContainerReading, tests: Set<String> = []) {
    self.code = code
    self.reading = reading
    var tests = tests
    for module in code.program.modules where module.role == .test { tests.formUnion(module.files.map(\.path)) }
    self.tests = tests
  }

  public func graph() -> RegisteredGraph {
    guard !reading.registrations.isEmpty || !reading.fetches.isEmpty else {
      return RegisteredGraph(objects: [], requests: [], resets: [], openings: [:])
    }
    // What only registrations need is read where there are any; most projects fetch from holders of their own.
    let registering = reading.registrations.isEmpty ? [] : code.program.modules
    let mentions = NameMentions(code, of: registering, tests: self.tests)
    let applied = Set(
      reading.declarations.filter { $0.kind == .assembler && !self.tests.contains($0.site.place.path) }
        .flatMap(\.assemblies).map { String($0.split(separator: ".").last ?? "") })
    let reach = ReachReader(code: code, mentions: mentions, tests: self.tests, applied: applied)
    let lifetimes = LifetimeReader(
      defaults: DefaultScopes(code, of: registering, imports: reading.imports, tests: self.tests))
    let wrappers = wrapperLibraries()
    let reading = self.reading
    let tests = self.tests
    let fetches = Dictionary(grouping: reading.fetches.indices) { FileKey(reading.fetches[$0].site) }
    let registrations = Dictionary(grouping: reading.registrations.indices) { FileKey(reading.registrations[$0].site) }
    let found = code.map(modules: code.program.modules) { file -> Found in
      let key = FileKey(path: file.path, module: file.module)
      let own = registrations[key] ?? []
      let asked = fetches[key] ?? []
      let resets = ScopeResetReader(
        libraries: reading.imports.libraries(of: file.module), factoryNames: reading.shapes.factoryNames)
      guard !own.isEmpty || !asked.isEmpty else { return Found(resets: resets.resets(in: file)) }
      let reader = FileRequestReader(
        file: file, fetches: asked.map { ($0, reading.fetches[$0]) },
        registrations: own.map { ($0, reading.registrations[$0]) }, isForTests: tests.contains(file.path),
        wrapperLibraries: wrappers)
      let objects = own.map { index -> (Int, RegisteredObject) in
        let registration = reading.registrations[index]
        return (
          index,
          RegisteredObject(
            registration: registration, lifetime: lifetimes.lifetime(of: registration),
            reach: reach.reach(of: registration, in: file),
            implementation: ConstructedType(file).type(of: registration),
            hasKnownArguments: ConstructedType.hasKnownArguments(registration))
        )
      }
      return Found(objects: objects, requests: reader.requests(), resets: resets.resets(in: file))
    }
    return joined(found)
  }

  private func joined(_ found: [Found]) -> RegisteredGraph {
    let objects = found.flatMap(\.objects).sorted { $0.0 < $1.0 }.map(\.1)
    let openings = openings(objects)
    let index = RegistrationIndex(objects, openings: openings)
    var requests = found.flatMap(\.requests)
    for number in requests.indices { requests[number].answer = index.answer(to: requests[number]) }
    return RegisteredGraph(
      objects: objects, requests: requests.sorted(by: Self.isBefore),
      resets: found.flatMap(\.resets).sorted { $0.site < $1.site }, openings: openings)
  }

  private static func isBefore(_ left: ContainerRequest, _ right: ContainerRequest) -> Bool {
    if left.site != right.site { return left.site < right.site }
    switch (left.origin, right.origin) {
    case (.fetch(let one), .fetch(let other)), (.parameter(let one), .parameter(let other)): return one < other
    case (.fetch, .parameter): return true
    case (.parameter, .fetch): return false
    }
  }

  /// Helpers that register whatever they are told, and assemblies that were not read.
  private func openings(_ objects: [RegisteredObject]) -> [InjectionLibrary: String] {
    var openings: [InjectionLibrary: String] = [:]
    for object in objects where object.registration.key.member == nil && RequestKey(object.registration.key.type) == nil
    {
      let library = object.registration.library
      if openings[library] == nil {
        openings[library] = "\(object.site.declaration) registers a type that is not known here"
      }
    }
    let assemblies = Set(reading.declarations.filter { $0.kind == .assembly }.compactMap { $0.type?.name })
    for declaration in reading.declarations where declaration.kind == .assembler && openings[.swinject] == nil {
      guard !tests.contains(declaration.site.place.path) else { continue }
      if let unread = declaration.assemblies.first(where: { !assemblies.contains($0.lastComponent) }) {
        openings[.swinject] = "the assembly '\(unread)' was not read"
      }
    }
    return openings
  }

  /// The project's own wrappers, by the library that their code asks.
  private func wrapperLibraries() -> [TypeIdentifier: InjectionLibrary] {
    var found: [TypeIdentifier: InjectionLibrary] = [:]
    for fetch in reading.fetches where fetch.setting == .container {
      guard let owner = fetch.site.owner, reading.shapes.wrappers.contains(owner) else { continue }
      if fetch.library != .homeMade { found[owner] = fetch.library }
    }
    return found
  }

  private struct FileKey: Hashable {
    var path: String
    var module: String

    init(path: String, module: String) {
      self.path = path
      self.module = module
    }

    init(_ site: CodeSite) { self.init(path: site.place.path, module: site.module) }
  }

  private struct Found: Sendable {
    var objects: [(Int, RegisteredObject)] = []
    var requests: [ContainerRequest] = []
    var resets: [ScopeReset] = []
  }
}

extension String {
  fileprivate var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }
}
