import HandwireFacts
import HandwireGraph

/// A plan → the imports of its file.
struct ImportPlanner {
  let graph: ObjectGraph
  let program: Program
  private let names: TopLevelNames
  private let imports: [String: [String: [ImportFact]]]
  /// The module of a file.
  private let moduleOfFile: [String: String]
  /// For the text before a call's parenthesis, the functions that it may be.
  private let callees: [String: [Callable]]

  init(graph: ObjectGraph, program: Program) {
    self.graph = graph
    self.program = program
    names = TopLevelNames(program: program)
    var imports: [String: [String: [ImportFact]]] = [:]
    var moduleOfFile: [String: String] = [:]
    for module in program.modules {
      for file in module.files {
        moduleOfFile[file.path] = module.name
        if !file.facts.imports.isEmpty { imports[module.name, default: [:]][file.path] = file.facts.imports }
      }
    }
    self.imports = imports
    self.moduleOfFile = moduleOfFile
    var callees: [String: [Callable]] = [:]
    for creation in Self.creations(of: graph) { callees[creation.spelling, default: []].append(creation.callable) }
    self.callees = callees
  }

  func imports(of plan: GraphClassPlan) -> [ImportPlan] {
    let scope = graph[plan.scope]
    var collector = ImportCollector(program: program, module: scope.module, files: files(of: scope), names: names)
    let homes = homes(of: scope)
    let level = max(scope.declaration.access, .internal)
    let stubs = stubNames(around: scope)
    for mention in PlanMentions(plan: plan).mentions {
      let access = min(mention.access, level)
      if stubs.contains(mention.text) { continue }
      if mention.isCallee {
        mentionCallee(mention.text, access, &collector)
      } else {
        for name in ImportCollector.rootNames(in: mention.text) where !stubs.contains(name) {
          collector.mention(name, in: homes[name], access: access)
        }
      }
    }
    return collector.imports()
  }

  /// Doubles of this scope and those around it, which are written into its module.
  private func stubNames(around scope: Scope) -> Set<String> {
    var names: Set<String> = []
    var next: Scope? = scope
    while let current = next {
      for binding in current.bindings {
        guard let boundary = binding.boundary, case .stub = boundary.kind else { continue }
        // One that was written by hand may be somebody else's.
        if self.names.modules(declaring: boundary.doubleName).isEmpty { names.insert(boundary.doubleName) }
      }
      next = current.parent.map { graph[$0] }
    }
    return names
  }

  private func mentionCallee(_ text: String, _ access: AccessLevel, _ collector: inout ImportCollector) {
    collector.mention(text, in: nil, access: access)
    for callable in callees[text] ?? [] {
      switch callable.origin {
      case .declared, .staticFunction, .macro:
        if let module = moduleOfFile[callable.place.path] { collector.mention(module: module, access: access) }
      case .memberwise, .implicit, .inherited: break
      }
    }
  }

  /// The blueprint's file first, then those of its parts and of what it refines, then the parents'.
  private func files(of scope: Scope) -> [ImportCollector.FileImports] {
    var result: [ImportCollector.FileImports] = []
    var seen: Set<String> = []
    func add(_ path: String) {
      guard seen.insert(path).inserted, let module = moduleOfFile[path] else { return }
      result.append(.init(module: module, path: path, imports: imports[module]?[path] ?? []))
    }
    var pending = [scope]
    var visited: Set<ScopeIdentifier> = []
    while let next = pending.popLast() {
      guard visited.insert(next.identifier).inserted else { continue }
      add(next.declaration.place.path)
      for binding in next.bindings where binding.origin != .implicit { add(binding.place.path) }
      for maker in next.makers { add(maker.declaration.place.path) }
      if let parent = next.parent { pending.append(graph[parent]) }
      if let refined = next.refines { pending.append(graph[refined]) }
    }
    return result
  }

  /// For a name that occurs in a type, the file that uses it so.
  private func homes(of scope: Scope) -> [String: String] {
    var homes: [String: String] = [:]
    func note(_ text: String, _ path: String) {
      for name in ImportCollector.rootNames(in: text) where homes[name] == nil { homes[name] = path }
    }
    var next: Scope? = scope
    var visited: Set<ScopeIdentifier> = []
    while let current = next, visited.insert(current.identifier).inserted {
      for binding in current.bindings { note(binding.typeSpelling, binding.place.path) }
      for maker in current.makers {
        note(maker.declaration.typeSpelling, maker.declaration.place.path)
        for parameter in maker.signature.parameters {
          note(TypeSpelling.text(parameter.spelling), maker.declaration.place.path)
        }
      }
      for slot in current.slots { note(slot.typeSpelling, slot.place.path) }
      next = current.parent.map { graph[$0] }
    }
    for slot in scope.slots {
      for binding in graph[slot.child].bindings { note(binding.typeSpelling, binding.place.path) }
    }
    return homes
  }

  private static func creations(of graph: ObjectGraph) -> [Creation] {
    graph.scopes.flatMap { scope -> [Creation] in
      let makers = scope.makers.compactMap { maker -> Creation? in
        if case .creation(let creation) = maker.product { creation } else { nil }
      }
      return scope.bindings.compactMap(\.creation) + makers + (scope.connections + scope.ends).map(\.creation)
    }
  }
}
