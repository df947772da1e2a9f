import HandwireFacts
import HandwireReaders

/// Follows registrations outwards: from the function they stand in to who calls it, as long as that is one place, always
/// run, and it can be seen which container is meant there.
struct RegistrationCallers {
  /// A place that surely fills a container.
  struct Application: Hashable, Sendable {
    var path: String
    /// Index of the body, or of the assembler among the declarations.
    var body: Int
    /// The closure or local function around it, by its node.
    var scope: Int?
    /// As it is called there; `nil` for an assembler.
    var container: String?
  }

  /// An application with the object that it registers, and when within it.
  struct Step: Sendable {
    var application: Application
    var order: Int
    var object: Int
  }

  private struct Position: Sendable {
    var file: AuditFile
    var body: Int
    var node: CodeNode
    var container: String
    var object: Int
  }

  private struct CallSite: Sendable {
    var file: AuditFile
    var body: Int
    var node: CodeNode
    var isUnconditional: Bool
  }

  private static let depth = 4
  private let survey: RegistrationSurvey
  private let assemblers: [(index: Int, declaration: ContainerDeclaration)]

  init(_ survey: RegistrationSurvey) {
    self.survey = survey
    let declarations = survey.subject.containers.declarations
    assemblers = declarations.indices.compactMap { index in
      let declaration = declarations[index]
      return declaration.kind == .assembler && survey.isProduct(declaration.site) ? (index, declaration) : nil
    }
  }

  /// All places where these objects are surely registered, the innermost first.
  func steps(of objects: [Int]) -> [Step] {
    var steps: [Step] = []
    var positions = objects.compactMap(position)
    for level in 0..<Self.depth where !positions.isEmpty {
      for position in positions {
        steps.append(
          Step(
            application: Application(
              path: position.file.path, body: position.body, scope: Self.scope(of: position.node),
              container: position.container),
            order: position.node.index, object: position.object))
        steps += assembled(position)
      }
      guard level + 1 < Self.depth else { break }
      positions = callers(of: positions)
    }
    return steps
  }

  private func position(_ object: Int) -> Position? {
    let registration = survey.graph.objects[object].registration
    guard let file = survey.file(of: registration.site), let body = registration.site.body,
      let callee = registration.node.firstChild
    else { return nil }
    return Position(
      file: file, body: body, node: registration.node, container: Self.container(of: callee), object: object)
  }

  private static func container(of callee: CodeNode) -> String {
    guard callee.kind == .member, let base = callee.firstChild, base.text != "self" else { return "" }
    return base.spelling
  }

  /// Each closure has locals of its own.
  private static func scope(of node: CodeNode) -> Int? {
    var current = node
    while let parent = current.parent {
      if parent.kind == .closure || parent.kind == .localFunction { return parent.index }
      current = parent
    }
    return nil
  }

  /// `Assembler([AppAssembly(), PartnerAssembly()])`
  private func assembled(_ position: Position) -> [Step] {
    let body = position.file.facts.bodies[position.body]
    guard body.name == "assemble(container:)", let enclosure = body.enclosure,
      parameters(of: position).contains(position.container)
    else { return [] }
    let owner = position.file.facts.enclosures[enclosure].name
    let name = owner.split(separator: ".").last.map(String.init) ?? owner
    return assemblers.compactMap { index, declaration in
      guard
        let order = declaration.assemblies.firstIndex(where: {
          $0 == name || $0.hasSuffix("." + name)
        }), isOnly(name)
      else { return nil }
      return Step(
        application: Application(path: declaration.site.place.path, body: index, scope: nil, container: nil),
        order: order, object: position.object)
    }
  }

  /// Targets may each have an `AppAssembly` of their own.
  private func isOnly(_ name: String) -> Bool {
    survey.subject.containers.declarations.count { $0.kind == .assembly && $0.type?.name == name } == 1
  }

  private func parameters(of position: Position) -> [String] {
    let facts = position.file.facts
    return facts.code[facts.bodies[position.body].root].children.filter { $0.kind == .parameter }.map(\.text)
  }

  private func callers(of positions: [Position]) -> [Position] {
    let climbing = positions.filter { position in
      position.file.facts.bodies[position.body].role == .function && Self.scope(of: position.node) == nil
    }
    let names = Set(climbing.map(functionName))
    guard !names.isEmpty else { return [] }
    let sites = callSites(of: names)
    return climbing.compactMap { position in
      guard let calls = sites[functionName(position)], calls.count == 1, let call = calls.first, call.isUnconditional,
        let container = container(of: position, at: call.node)
      else { return nil }
      return Position(
        file: call.file, body: call.body, node: call.node, container: container, object: position.object)
    }
  }

  private func functionName(_ position: Position) -> String {
    String(position.file.facts.bodies[position.body].name.prefix { $0 != "(" })
  }

  /// What the caller calls the container.
  private func container(of position: Position, at call: CodeNode) -> String? {
    guard let callee = call.firstChild else { return nil }
    let parameters = parameters(of: position)
    if let index = parameters.firstIndex(of: position.container) {
      let arguments = call.arguments
      guard arguments.count == parameters.count else { return nil }
      return arguments[index].text == "self" ? "" : arguments[index].spelling
    }
    if position.container.first?.isUppercase == true { return position.container }
    // One of the same object's: the caller has to be that object.
    let base = Self.container(of: callee)
    if position.container.isEmpty { return base }
    return base.isEmpty ? position.container : nil
  }

  private func callSites(of names: Set<String>) -> [String: [CallSite]] {
    let subject = survey.subject
    let found = survey.subject.code.map(modules: survey.subject.program.modules) { code -> [(String, CallSite)] in
      guard let file = subject.file(code.path), !file.isTest, file.module == code.module else { return [] }
      var found: [(String, CallSite)] = []
      for (index, body) in file.facts.bodies.enumerated() {
        for node in file.facts.code[body.root].all where node.kind == .call {
          guard let callee = node.firstChild, callee.kind == .name || callee.kind == .member,
            names.contains(callee.text)
          else { continue }
          let around = RegistrationReach.conditions(around: node, path: file.path)
          found.append(
            (
              callee.text,
              CallSite(
                file: file, body: index, node: node,
                isUnconditional: around.branches.isEmpty && around.buildConditions.isEmpty && body.conditions.isEmpty)
            ))
        }
      }
      return found
    }
    return Dictionary(grouping: found.joined(), by: \.0).mapValues { $0.map(\.1) }
  }
}
