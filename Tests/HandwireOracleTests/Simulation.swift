/// What must happen at run time, computed straight from the list of bindings.
final class Simulation {
  /// An object; who holds it is in the objects and graphs that do.
  final class Object {
    let name: String
    let className: String
    let isSingle: Bool
    let description: String
    var holds: [Object] = []
    /// Makers that its closures call, with the graph that they belong to.
    var closures: [(maker: Int, graph: Graph)] = []

    init(className: String, isSingle: Bool, description: String) {
      self.className = className
      self.isSingle = isSingle
      self.description = description
      name = isSingle ? description : className
    }
  }

  final class Graph {
    let scope: Int
    let parent: Graph?
    let isVariant: Bool
    /// Given, owned and, once they are made, lazy bindings.
    var stored: [Int: Object] = [:]
    var shared: [Int: Object] = [:]
    var children: [Int: Graph] = [:]

    init(scope: Int, parent: Graph?, isVariant: Bool) {
      self.scope = scope
      self.parent = parent
      self.isVariant = isVariant
    }
  }

  let project: RandomProject
  private(set) var steps: [(name: String, events: [String])] = []
  private var events: [String] = []
  private var serials: [String: Int] = [:]
  private var alive: [Object] = []
  private var held: [Object] = []
  private var root: Graph?

  init(_ project: RandomProject) { self.project = project }

  /// Does it, then releases what nothing holds any more.
  func step(_ name: String, _ action: () -> Void) {
    events = []
    action()
    release()
    steps.append((name, events))
  }

  func begin(isVariant: Bool) {
    root = start(0, parent: nil, isVariant: isVariant)
  }

  func end() { root = nil }

  func hold(_ object: Object) { held.append(object) }
  func dropHeld() { held = [] }

  var app: Graph? { root }

  @discardableResult
  func start(_ scope: Int, parent: Graph?, isVariant: Bool = false) -> Graph {
    let graph = Graph(scope: scope, parent: parent, isVariant: isVariant)
    if let parent {
      for index in lazyBindings(takenIn: scope) { _ = object(index, seenFrom: parent) }
    }
    for index in project.scopes[scope].declared
    where project.bindings[index].lifetime == .given && !project.bindings[index].isValue {
      graph.stored[index] = made(project.bindings[index].className, [], in: graph, isSingle: true)
    }
    for index in project.scopes[scope].declared where project.bindings[index].lifetime == .owned {
      _ = object(index, seenFrom: graph)
    }
    parent?.children[scope] = graph
    return graph
  }

  /// Lazy bindings of outer scopes that something of this scope, or of one inside it, receives directly.
  private func lazyBindings(takenIn scope: Int) -> [Int] {
    var inner = [scope]
    var next = 0
    while next < inner.count {
      inner += project.children(of: inner[next])
      next += 1
    }
    var taken: Set<Int> = []
    func take(_ parameters: [RandomProject.Parameter], seenFrom scope: Int) {
      for parameter in parameters {
        switch parameter.kind {
        case .binding(let index), .optional(let index), .subtype(let index): taken.insert(index)
        case .array: taken.formUnion(project.group(seenFrom: scope))
        case .members(let members): take(members, seenFrom: scope)
        case .maker, .assisted, .value, .defaulted: continue
        }
      }
    }
    let received = project.needs.reduce(into: Set<Int>()) { $0.formUnion($1) }
      .union(project.makers.flatMap { project.directNeeds($0.parameters, scope: $0.scope) })
    for (index, binding) in project.bindings.enumerated() where inner.contains(binding.scope) {
      // Nobody calls a provider whose result nobody asks for.
      if binding.lifetime == .provided, !received.contains(index) { continue }
      take(binding.parameters, seenFrom: binding.scope)
    }
    for maker in project.makers where inner.contains(maker.scope) { take(maker.parameters, seenFrom: maker.scope) }
    return taken.sorted().filter {
      project.bindings[$0].lifetime == .lazy && !inner.contains(project.bindings[$0].scope)
    }
  }

  /// What a receiver gets.
  func object(_ index: Int, seenFrom graph: Graph) -> Object {
    let binding = project.bindings[index]
    var owner = graph
    while owner.scope != binding.scope, let parent = owner.parent { owner = parent }
    let isReplaced = rootOf(owner).isVariant && project.replacements[index] != nil
    let className = isReplaced ? project.replacements[index] ?? "" : binding.className
    let parameters = isReplaced ? [] : binding.parameters
    switch binding.lifetime {
    case .given, .owned, .lazy:
      if let known = owner.stored[index] { return known }
      let object = made(className, parameters, in: owner, isSingle: true)
      owner.stored[index] = object
      return object
    case .built, .provided: return made(className, parameters, in: owner, isSingle: false)
    case .shared:
      if let known = owner.shared[index], alive.contains(where: { $0 === known }) { return known }
      let object = made(className, parameters, in: owner, isSingle: true)
      owner.shared[index] = object
      return object
    }
  }

  private func rootOf(_ graph: Graph) -> Graph {
    var graph = graph
    while let parent = graph.parent { graph = parent }
    return graph
  }

  func make(_ index: Int, in graph: Graph) -> Object {
    made(project.makers[index].className, project.makers[index].parameters, in: graph, isSingle: false)
  }

  private func made(
    _ className: String, _ parameters: [RandomProject.Parameter], in graph: Graph, isSingle: Bool
  ) -> Object {
    var holds: [Object] = []
    var closures: [(maker: Int, graph: Graph)] = []
    func text(_ parameter: RandomProject.Parameter) -> String {
      switch parameter.kind {
      case .binding(let index), .optional(let index), .subtype(let index):
        let received = self.object(index, seenFrom: graph)
        holds.append(received)
        return received.description
      case .array:
        let objects = project.group(seenFrom: graph.scope).map { self.object($0, seenFrom: graph) }
        holds += objects
        return "[" + objects.map(\.description).joined(separator: " ") + "]"
      case .maker(let index):
        var owner = graph
        while owner.scope != project.makers[index].scope, let parent = owner.parent { owner = parent }
        closures.append((index, owner))
        return "closure"
      case .assisted: return "5"
      case .value(let index): return "\(100 + index)"
      case .defaulted: return "7"
      case .members(let members):
        return parameter.structName + "(" + members.map { "\($0.label): \(text($0))" }.joined(separator: ", ") + ")"
      }
    }
    let parts = parameters.map { "\($0.label): \(text($0))" }.joined(separator: ", ")
    let description: String
    if isSingle {
      serials[className, default: 0] += 1
      description = "\(className)#\(serials[className, default: 0])"
    } else {
      description = "\(className)(\(parts))"
    }
    events.append("built " + (isSingle ? "\(description)(\(parts))" : description))
    let result = Object(className: className, isSingle: isSingle, description: description)
    result.holds = holds
    result.closures = closures
    alive.append(result)
    return result
  }

  private func release() {
    var reached: Set<ObjectIdentifier> = []
    var stack = held
    var graphs = root.map { [$0] } ?? []
    while let graph = graphs.popLast() {
      stack += graph.stored.values
      graphs += graph.children.values
    }
    while let object = stack.popLast() {
      if reached.insert(ObjectIdentifier(object)).inserted { stack += object.holds }
    }
    for object in alive where !reached.contains(ObjectIdentifier(object)) { events.append("released \(object.name)") }
    alive = alive.filter { reached.contains(ObjectIdentifier($0)) }
  }
}
