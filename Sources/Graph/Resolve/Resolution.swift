import HandwireFacts
import HandwireFindings

/// The work of one resolution: what is known so far, and what is still to be resolved.
///
/// Each binding is resolved once; the sites wait in a queue, so that no graph is too deep.
struct Resolution {
  let program: Program
  var drafts: [ScopeDraft]
  var indices: [BindingIndex]
  /// Scope indices from each scope outwards, itself first.
  let chains: [[Int]]
  let scopeOfBlueprint: [TypeIdentifier: Int]
  /// The scopes that bind exactly that type, in order.
  let scopesBinding: [ResolvedType: [Int]]
  var bindings: [[Binding]] = []
  var makers: [[Maker]] = []
  var connections: [[Invocation]] = []
  var ends: [[Invocation]] = []
  var queue: [Site] = []
  var inPlace: [InPlaceKey: BindingIdentifier] = [:]
  /// The first parameter for which each struct is built in place.
  var inPlaceNeeds: [BindingIdentifier: MissingDependency] = [:]
  /// Why structs cannot be built in place.
  var inPlaceObstacles: [ResolvedType: FindingNote] = [:]
  var builtForCalls: [CallKey: BindingIdentifier] = [:]
  /// Bindings whose implementation is wrong, and reported.
  var doubtful: Set<BindingIdentifier> = []
  /// Whether any implementation is wrong.
  var hasDoubts = false
  var assistedCalls: [AssistedCall] = []
  var missing: [MissingDependency] = []
  private(set) var findings: [ScopedFinding] = []
  /// Indices into `assistedCalls`.
  var closureCalls: [ClosureCallKey: Int] = [:]
  /// For each call of a closure, those of closures that it hands on.
  var callsInside: [Int: [Int]] = [:]
  private var subtypeAnswers: [SubtypeQuestion: Bool] = [:]

  struct InPlaceKey: Hashable {
    var scope: Int
    var type: ResolvedType
    var assistedCall: Int?
  }

  struct ClosureCallKey: Hashable {
    var scope: Int
    var result: ResolvedType
    var parameters: [ResolvedType]
  }

  private struct SubtypeQuestion: Hashable {
    var type: ResolvedType
    var target: ResolvedType
  }

  init(program: Program, drafts: [ScopeDraft]) {
    self.program = program
    self.drafts = drafts
    var names: [ResolvedType: Set<TypeIdentifier>] = [:]
    indices = drafts.map { draft in
      BindingIndex(draft) { type in
        if let known = names[type] { return known }
        let found = program.supertypeNames(of: type)
        names[type] = found
        return found
      }
    }
    var chains: [[Int]] = []
    for (index, draft) in drafts.enumerated() {
      chains.append([index] + (draft.parent.map { chains[$0.index] } ?? []))
    }
    self.chains = chains
    var scopesBinding: [ResolvedType: [Int]] = [:]
    for (index, draft) in drafts.enumerated() {
      for key in Set(draft.bindings.map(\.key)) { scopesBinding[key, default: []].append(index) }
    }
    self.scopesBinding = scopesBinding
    scopeOfBlueprint = Dictionary(
      drafts.enumerated().map { ($1.declaration.identifier, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func report(_ finding: Finding, at site: Site) {
    findings.append(ScopedFinding(finding, in: site.scope, about: site.binding))
  }

  mutating func report(_ finding: Finding, in scope: ScopeIdentifier, about binding: BindingIdentifier? = nil) {
    findings.append(ScopedFinding(finding, in: scope, about: binding))
  }

  mutating func isSubtype(_ type: ResolvedType, of target: ResolvedType) -> Bool {
    let question = SubtypeQuestion(type: type, target: target)
    if let known = subtypeAnswers[question] { return known }
    let answer = program.conforms(type, to: target) == .yes
    subtypeAnswers[question] = answer
    return answer
  }

  /// Indices of the bindings of a scope whose type is a subtype, in order of declaration.
  mutating func subtypes(of key: ResolvedType, in scope: Int, except own: Int? = nil) -> [Int] {
    let index = indices[scope]
    return index.subtypes(of: key, named: program.requiredNames(of: key), except: own) { isSubtype($0, of: key) }
  }

  /// Where generated code for a scope stands.
  func context(of scope: ScopeIdentifier) -> LexicalContext {
    let inside = drafts[scope.index].declaration.context
    return LexicalContext(module: inside.module, file: inside.file)
  }

  mutating func run() {
    prepare()
    var next = 0
    while next < queue.count {
      let site = queue[next]
      next += 1
      let dependencies = resolve(site)
      record(dependencies, at: site.owner)
    }
    reportUntakenArguments()
    mergeCalls()
  }

  private mutating func resolve(_ site: Site) -> [Dependency] {
    let parameters = site.callable.parameters
    var assisted: [String?] = parameters.map { _ in nil }
    if let call = site.assistedCall {
      assisted = site.assisted.matches(parameters, taken: assistedCalls[call].takenByName)
      for (parameter, name) in zip(parameters, assisted) {
        guard let name else { continue }
        assistedCalls[call].taken.insert(name)
        if name == parameter.name || name == parameter.label { assistedCalls[call].takenByName.insert(name) }
      }
    }
    return zip(parameters, assisted).map { parameter, argument in
      if let argument { return Dependency(parameter: parameter, source: .assisted(argument)) }
      return Dependency(parameter: parameter, source: builtForCall(source(for: parameter, at: site), at: site))
    }
  }

  private mutating func record(_ dependencies: [Dependency], at owner: Site.Owner) {
    switch owner {
    case .binding(let identifier):
      bindings[identifier.scope.index][identifier.index].setDependencies(dependencies)
    case .maker(let identifier):
      makers[identifier.scope.index][identifier.index].setDependencies(dependencies)
    case .connection(let scope, let index):
      connections[scope.index][index].creation.dependencies = dependencies
    case .end(let scope, let index):
      ends[scope.index][index].creation.dependencies = dependencies
    }
  }
}

extension Binding {
  mutating func setDependencies(_ dependencies: [Dependency]) {
    switch provision {
    case .given, .member: break
    case .owned(var creation, let isLazy):
      creation.dependencies = dependencies
      provision = .owned(creation, isLazy: isLazy)
    case .built(var creation):
      creation.dependencies = dependencies
      provision = .built(creation)
    case .shared(var creation, let reference):
      creation.dependencies = dependencies
      provision = .shared(creation, reference: reference)
    case .provided(var creation):
      creation.dependencies = dependencies
      provision = .provided(creation)
    case .inPlace(var creation):
      creation.dependencies = dependencies
      provision = .inPlace(creation)
    }
  }
}

extension Maker {
  mutating func setDependencies(_ dependencies: [Dependency]) {
    switch product {
    case .creation(var creation):
      creation.dependencies = dependencies
      product = .creation(creation)
    case .scope(let scope, _):
      product = .scope(scope, givens: dependencies.map(\.source))
    }
  }
}
