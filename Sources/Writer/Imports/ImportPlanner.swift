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
  /// By index of the scope.
  private let mentions: [ScopeMentions]

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
    let names = names
    mentions = graph.scopes.map { ScopeMentions($0, names: names) }
  }

  func imports(of plan: GraphClassPlan) -> [ImportPlan] {
    let scope = graph[plan.scope]
    var collector = ImportCollector(program: program, module: scope.module, files: files(of: scope), names: names)
    let children = homesInChildren(of: scope)
    let level = max(scope.declaration.access, .internal)
    let stubs = stubNames(around: scope)
    for mention in PlanMentions(plan: plan).mentions {
      let access = min(mention.access, level)
      if stubs.contains(mention.text) { continue }
      if mention.isCallee {
        mentionCallee(mention.text, access, &collector)
      } else {
        for name in ImportCollector.rootNames(in: mention.text) where !stubs.contains(name) {
          collector.mention(name, in: home(of: name, in: scope, children), access: access)
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
      names.formUnion(mentions[current.identifier.index].doubles)
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
    var pending = [scope]
    var visited: Set<ScopeIdentifier> = []
    while let next = pending.popLast() {
      guard visited.insert(next.identifier).inserted else { continue }
      for path in mentions[next.identifier.index].paths where seen.insert(path).inserted {
        guard let module = moduleOfFile[path] else { continue }
        result.append(.init(module: module, path: path, imports: imports[module]?[path] ?? []))
      }
      if let parent = next.parent { pending.append(graph[parent]) }
      if let refined = next.refines { pending.append(graph[refined]) }
    }
    return result
  }

  /// For a name that occurs in a type, the file that uses it so: of the scope, of those around it, of its children.
  private func home(of name: String, in scope: Scope, _ children: [String: String]) -> String? {
    var next: Scope? = scope
    while let current = next {
      if let path = mentions[current.identifier.index].homes[name] { return path }
      next = current.parent.map { graph[$0] }
    }
    return children[name]
  }

  private func homesInChildren(of scope: Scope) -> [String: String] {
    var homes: [String: String] = [:]
    for slot in scope.slots {
      homes.merge(mentions[slot.child.index].homesOfBindings) { first, _ in first }
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
