import HandwireFacts
import HandwireFindings

/// Decides whether the code around a registration is ever run.
struct ReachReader {
  let code: CodeProgram
  let mentions: NameMentions
  let tests: Set<String>
  /// Last names of assemblies that an assembler is given.
  let applied: Set<String>

  func reach(of registration: Registration, in file: FileCode) -> RegistrationReach {
    let site = registration.site
    let (branches, conditions) = ReachReader.conditions(around: registration.node, path: file.path)
    return RegistrationReach(
      run: run(site, file), branches: branches, buildConditions: site.conditions + conditions,
      isForTests: tests.contains(site.place.path))
  }

  private func run(_ site: CodeSite, _ file: FileCode) -> RegistrationReach.Run {
    // Tests are run by their own harness.
    guard !tests.contains(site.place.path) else { return .perhaps }
    guard let index = site.body, file.facts.bodies.indices.contains(index) else { return .surely }
    let body = file.facts.bodies[index]
    guard body.role == .function else { return .surely }
    let name = String(body.name.prefix { $0 != "(" })
    if name == "registerAllServices" || name == "autoRegister" { return .surely }
    if name == "assemble" || name == "loaded", let owner = site.owner {
      if applied.contains(owner.name) { return .surely }
      if !mentions.contains(owner.name) {
        return isInherited(owner) ? .perhaps : .never("nothing applies \(owner.dottedName)")
      }
      return .perhaps
    }
    if mentions.contains(name) { return .perhaps }
    if let owner = site.owner, isRequirement(name, of: owner) { return .perhaps }
    // Called by a framework, by Objective-C, or in a way that cannot be seen.
    let header = file.function(of: body)?.header
    if header?.attributes.isEmpty == false || header?.hasModifier("override") == true { return .perhaps }
    if (header?.access ?? .internal) >= .package { return .perhaps }
    return .never("nothing calls \(site.declaration)")
  }

  /// A class that others of the program inherit from.
  private func isInherited(_ owner: TypeIdentifier) -> Bool {
    guard let declaration = code.program.declarations(of: owner).first else { return true }
    return declaration.fact.kind == .class && !declaration.fact.header.hasModifier("final")
      || declaration.fact.kind == .protocol
  }

  /// A protocol that was not read, or one of the program's that asks for it.
  private func isRequirement(_ name: String, of owner: TypeIdentifier) -> Bool {
    for supertype in code.program.supertypeNames(of: .nominal(owner, arguments: [])) where supertype != owner {
      if supertype.module.isEmpty { return true }
      if !code.members(named: name, of: supertype).isEmpty { return true }
    }
    return false
  }

  /// The branches and `#if` clauses inside of the body that decide whether a node runs, outermost first.
  static func conditions(
    around node: CodeNode, path: String
  ) -> (branches: [RegistrationReach.Branch], buildConditions: [String]) {
    var branches: [RegistrationReach.Branch] = []
    var builds: [String] = []
    var current = node
    while let parent = current.parent {
      switch parent.kind {
      case .conditional: builds.append(parent.text)
      case .branch:
        if let branch = branch(parent, around: current, path: path) { branches.append(branch) }
      case .ternary:
        if let condition = parent.firstChild, condition != current {
          let ways = Array(parent.children)
          branches.append(
            RegistrationReach.Branch(
              condition: condition.spelling, isElse: ways.last == current, way: ways.last == current ? 1 : 0,
              place: Place(path: path, line: parent.start.line, column: parent.start.column)))
        }
      default: break
      }
      current = parent
    }
    return (branches.reversed(), builds.reversed())
  }

  private static func branch(
    _ branch: CodeNode, around node: CodeNode, path: String
  ) -> RegistrationReach.Branch? {
    guard branch.text == "if" || branch.text == "switch" || branch.text == "guard" else { return nil }
    let children = Array(branch.children)
    let ways = children.filter { $0.kind == .block || ($0.kind == .branch && $0 != children.first) }
    // In what is decided, not in what it decides.
    guard let way = ways.firstIndex(of: node) else { return nil }
    let conditions = children.prefix { $0.kind != .block }.filter { !ways.contains($0) }
    return RegistrationReach.Branch(
      condition: conditions.map(\.spelling).joined(separator: ", "), isElse: way > 0 && branch.text == "if", way: way,
      place: Place(path: path, line: branch.position.line, column: branch.position.column))
  }
}
