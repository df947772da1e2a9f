import HandwireFacts
import HandwireFindings
import HandwireGraph
import HandwireReaders

/// Swift source through the whole pipeline: facts, program, blueprints, object graph.
struct ResolvedSource {
  let program: Program
  let graph: ObjectGraph
  /// Of all passes, sorted.
  let findings: [Finding]

  /// One module `App` of one file, `App.swift`; `import Handwire` is added at the end, so that lines count from the first.
  init(_ source: String, settings: ModuleSettings = ModuleSettings()) {
    self.init(modules: [Self.module("App", ["App.swift": source], settings: settings)])
  }

  init(modules: [Module]) {
    let prepared = BlueprintPreparer().prepared(modules)
    program = Program(modules: prepared.modules)
    let reading = BlueprintReader(program: program).read()
    let resolved = GraphResolver(program: program).graph(of: reading.blueprints)
    graph = resolved.graph
    findings = Set(prepared.findings + reading.findings + resolved.findings).sorted()
  }

  static func module(
    _ name: String, _ files: [String: String], dependencies: [String] = [], role: Module.Role = .library,
    settings: ModuleSettings = ModuleSettings()
  ) -> Module {
    Module(
      name: name, role: role, settings: settings, dependencies: dependencies,
      files: files.sorted { $0.key < $1.key }.map {
        ModuleFile(path: $0.key, facts: FileFactsReader().facts(of: $0.value + "\nimport Handwire\n"))
      })
  }

  /// Identifiers of the rules, one for each finding, sorted.
  var rules: [String] { findings.map(\.rule).sorted() }

  var errors: [Finding] { findings.filter { $0.severity == .error } }

  /// The only finding of a rule.
  func finding(_ rule: String) -> Finding? {
    let found = findings.filter { $0.rule == rule }
    return found.count == 1 ? found[0] : nil
  }

  func scope(_ name: String) -> Scope? { graph.scopes.first { $0.name == name } }

  func binding(_ name: String, in scope: String = "AppGraph") -> Binding? {
    self.scope(scope)?.bindings.first { $0.name == name }
  }

  /// What each parameter of a member receives, as text: `api: AppGraph.api`, `id: argument id`, `now: default`.
  func received(by member: String, in scope: String = "AppGraph") -> [String] {
    let creation =
      binding(member, in: scope)?.creation
      ?? self.scope(scope)?.makers.first { $0.signature.name == member }.flatMap {
        if case .creation(let creation) = $0.product { creation } else { nil }
      }
    return creation.map(received) ?? ["nothing of that name"]
  }

  func received(_ creation: Creation) -> [String] {
    creation.dependencies.map { "\($0.parameter.name): \(text($0.source))" }
  }

  func text(_ source: Source) -> String {
    switch source {
    case .binding(let binding): name(binding)
    case .assisted(let name): "argument \(name)"
    case .list(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    case .variadic(let elements): elements.map(text).joined(separator: ", ")
    case .omitted: "default"
    case .missing: "missing"
    case .text(let text): "\"\(text)\""
    case .closure(let closure): text(closure)
    }
  }

  private func text(_ closure: Source.Closure) -> String {
    let parameters = closure.parameters.isEmpty ? "" : "\(closure.parameters.joined(separator: ", ")) in "
    switch closure.target {
    case .maker(let maker, let arguments):
      return "{ \(parameters)\(graph[maker].signature.name)(\(arguments.map(text).joined(separator: ", "))) }"
    case .binding(let binding): return "{ \(parameters)\(name(binding)) }"
    case .child(let slot, let scope, let binding):
      return "{ \(graph[scope].slots[slot].name)?.\(graph[binding].name) }"
    }
  }

  private func name(_ identifier: BindingIdentifier) -> String {
    let binding = graph[identifier]
    if case .inPlace(let creation) = binding.provision {
      return "\(binding.name)(\(received(creation).joined(separator: ", ")))"
    }
    return "\(graph[identifier.scope].name).\(binding.name)"
  }
}
