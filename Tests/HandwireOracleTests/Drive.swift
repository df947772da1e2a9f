/// A walk through the life of one project's graphs: as steps of the simulation, and as Swift that does the same.
struct Drive {
  /// The body of `func runG1()`.
  let source: String
  let steps: [(name: String, events: [String])]

  init(_ project: RandomProject, seed: Int) {
    let walk = Walk(project: project, random: RandomNumbers(seed: seed &+ 7_919))
    walk.app(isVariant: false)
    if !project.replacements.isEmpty { walk.app(isVariant: true) }
    source = walk.lines.joined(separator: "\n")
    steps = walk.simulation.steps
  }

  private final class Walk {
    let project: RandomProject
    var random: RandomNumbers
    let simulation: Simulation
    var lines: [String] = []
    var count = 0

    init(project: RandomProject, random: RandomNumbers) {
      self.project = project
      self.random = random
      simulation = Simulation(project)
      lines = ["func run\(project.prefix)() {", "  var held: [AnyObject] = []"]
    }

    func step(_ what: String, _ code: [String], _ action: () -> Void) {
      count += 1
      let name = "\(project.prefix) \(count) \(what)"
      lines.append("  Log.step(\"\(name)\")")
      lines += code.map { "  " + $0 }
      simulation.step(name, action)
    }

    func app(isVariant: Bool) {
      let name = isVariant ? "Variant" : "App"
      let variable = isVariant ? "variant" : "app"
      lines.append("  var \(variable): \(project.prefix)\(name)Graph?")
      step("begin", ["\(variable) = \(project.prefix)\(name)Graph(\(givens(0)))"]) {
        simulation.begin(isVariant: isVariant)
      }
      walk(0, path: "\(variable)!")
      step("drop", ["held = []"]) { simulation.dropHeld() }
      step("end", ["\(variable) = nil"]) { simulation.end() }
      if isVariant || project.replacements.isEmpty { lines += ["  _ = held", "}"] }
    }

    private func givens(_ scope: Int) -> String {
      project.scopes[scope].declared.filter { project.bindings[$0].lifetime == .given }.map { index in
        let binding = project.bindings[index]
        return "\(binding.name): " + (binding.isValue ? "\(100 + index)" : "\(binding.className)()")
      }.joined(separator: ", ")
    }

    private func walk(_ scope: Int, path: String) {
      guard let graph = graph(scope) else { return }
      for index in project.scopes[scope].declared {
        let binding = project.bindings[index]
        guard [.owned, .lazy, .shared].contains(binding.lifetime), random.chance(70) else { continue }
        let isHeld = random.chance(30)
        let read = "\(path).\(binding.name)"
        step("read \(binding.name)", [isHeld ? "held.append(\(read))" : "_ = \(read)"]) {
          let object = simulation.object(index, seenFrom: graph)
          if isHeld { simulation.hold(object) }
        }
        let isReplaced = path.hasPrefix("variant") && project.replacements[index] != nil
        guard !isReplaced, binding.parameters.contains(where: { if case .maker = $0.kind { true } else { false } })
        else {
          continue
        }
        step("call \(binding.name)", ["(\(read) as AnyObject as! any Calling).call()"]) {
          let object = simulation.object(index, seenFrom: graph)
          for closure in object.closures { _ = simulation.make(closure.maker, in: closure.graph) }
        }
      }
      for index in project.makers.indices where project.makers[index].scope == scope {
        let maker = project.makers[index]
        let isHeld = random.chance(40)
        let call = "\(path).\(maker.name)(\(maker.assisted.map { "\($0): 5" }.joined(separator: ", ")))"
        step(maker.name, [isHeld ? "held.append(\(call))" : "_ = \(call)"]) {
          let object = simulation.make(index, in: graph)
          if isHeld { simulation.hold(object) }
        }
      }
      // A variant's children are those of the blueprint that it refines.
      for child in project.children(of: scope) { walkChild(child, of: graph, path: path) }
    }

    private func walkChild(_ child: Int, of graph: Simulation.Graph, path: String) {
      let name = project.scopes[child].name
      for _ in 0..<(random.chance(40) ? 2 : 1) {
        step("start \(name)", ["_ = \(path).start\(name)(\(givens(child)))"]) {
          simulation.start(child, parent: graph)
        }
        walk(child, path: "\(path).\(name.lowercased())!")
        step("drop", ["held = []"]) { simulation.dropHeld() }
        step("end \(name)", ["\(path).end\(name)()"]) { graph.children[child] = nil }
      }
    }

    private func graph(_ scope: Int) -> Simulation.Graph? {
      var graph = simulation.app
      for level in project.chain(scope).reversed().dropFirst() { graph = graph?.children[level] }
      return graph
    }
  }
}
