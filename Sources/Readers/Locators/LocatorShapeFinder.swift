import HandwireFacts
import HandwireFindings

/// Finds the locators of a program by their shape.
public struct LocatorShapeFinder: Sendable {
  private let code: CodeProgram
  private let imports: LibraryImports

  public init(_ code: CodeProgram, imports: LibraryImports) {
    self.code = code
    self.imports = imports
  }

  public func shapes() -> LocatorShapes {
    var shapes = LocatorShapes()
    shapes.holders = HolderFinder(code: code, services: ServiceTypes(code)).holders()
    shapes.aggregates = AggregateFinder(code: code).aggregates()
    let imports = imports
    let sightings = code.map(modules: code.program.modules) { file in
      SightingReader(file, libraries: imports.libraries(of: file.module)).sightings()
    }
    let all = sightings.flatMap { $0 }
    accept(all, into: &shapes)
    findRoots(&shapes)
    addNames(&shapes, fillerNames: Set(all.filter { $0.kind == .filler }.map(\.name)))
    return shapes
  }

  private func accept(_ sightings: [ShapeSighting], into shapes: inout LocatorShapes) {
    var accepted = Set(sightings.filter { $0.kind == .byType && $0.hasState }.map(\.place))
    // Who forwards to whom, so that each step follows a link once.
    var users: [Place: [Place]] = [:]
    for sighting in sightings where sighting.kind == .byType {
      for place in sighting.forwards where place != sighting.place { users[place, default: []].append(sighting.place) }
    }
    var pending = Array(accepted)
    while let place = pending.popLast() {
      for user in users[place] ?? [] where accepted.insert(user).inserted { pending.append(user) }
    }
    for sighting in sightings {
      switch sighting.kind {
      case .byType:
        guard accepted.contains(sighting.place) else { continue }
        add(sighting, .byType, to: &shapes)
        if let owner = sighting.owner, !owner.module.isEmpty { shapes.registries.insert(owner) }
      case .ownCache: add(sighting, .ownCache, to: &shapes)
      case .filler:
        shapes.fillers.insert(sighting.place)
        addRequirements(of: sighting) { shapes.fillers.insert($0) }
      case .wrapper:
        let reads =
          sighting.hasState || sighting.forwards.contains(where: accepted.contains)
          || sighting.holders.contains { shapes.holders[$0]?.isInstanceHolder == true }
        if reads, let owner = sighting.owner { shapes.wrappers.insert(owner) }
      }
    }
  }

  private func add(_ sighting: ShapeSighting, _ shape: LocatorFunction.Shape, to shapes: inout LocatorShapes) {
    let function = LocatorFunction(
      owner: sighting.owner, name: sighting.name, shape: shape, isSubscript: sighting.isSubscript, key: sighting.key)
    shapes.functions[sighting.place] = function
    guard !sighting.isSubscript else {
      shapes.subscripts[sighting.labels.first ?? "", default: []].append(function)
      return
    }
    addRequirements(of: sighting) { shapes.functions[$0] = function }
  }

  /// The requirements that a function satisfies: a call through the protocol means them.
  private func addRequirements(of sighting: ShapeSighting, _ add: (Place) -> Void) {
    guard let owner = sighting.owner else { return }
    for name in code.program.supertypeNames(of: .nominal(owner, arguments: [])) where !name.module.isEmpty {
      for member in code.members(of: name) where member.name == sighting.name {
        if member.function != nil, let place = member.place { add(place) }
      }
    }
  }

  private func findRoots(_ shapes: inout LocatorShapes) {
    let types = MemberTypes(code: code)
    var candidates = Set(shapes.holders.keys).union(shapes.registries)
    candidates.formUnion(shapes.aggregates.keys)
    for module in code.program.modules {
      for file in module.files {
        let context = LexicalContext(module: module.name, file: file.path)
        for fact in file.facts.properties {
          if let type = types.type(of: fact, in: context).identifier, candidates.contains(type) {
            shapes.roots.insert(type)
          }
        }
      }
    }
    for identifier in Set(TypeWalk(code.program).identifiers) {
      for member in code.members(of: identifier) where member.isStatic && member.property != nil {
        if let type = types.type(of: member).identifier, candidates.contains(type) { shapes.roots.insert(type) }
      }
    }
    for member in code.members(of: TypeIdentifier(module: "", path: ["EnvironmentValues"])) {
      let type = types.type(of: member)
      guard let identifier = type.identifier, candidates.contains(identifier) else { continue }
      shapes.roots.insert(identifier)
      shapes.environmentKeys[member.name] = type
    }
    // What a container holds of containers is one too.
    var pending = Array(shapes.roots)
    while let root = pending.popLast() {
      for name in shapes.holders[root]?.services ?? [] {
        for member in code.members(named: name, of: root) {
          guard let inner = types.type(of: member).identifier, shapes.holders[inner] != nil else { continue }
          if shapes.roots.insert(inner).inserted { pending.append(inner) }
        }
      }
    }
  }

  private func addNames(_ shapes: inout LocatorShapes, fillerNames: Set<String>) {
    shapes.functionNames = Set(shapes.functions.values.filter { !$0.isSubscript }.map(\.name))
    shapes.wrapperNames = Set(shapes.wrappers.map(\.name))
    shapes.fillerNames = fillerNames
    for holder in shapes.holders.values {
      shapes.serviceNames.formUnion(
        holder.services.union(holder.staticServices).union(holder.functions).union(holder.possible))
    }
    for protocols in shapes.aggregates.values {
      for identifier in protocols { shapes.aggregatedNames.formUnion(code.members(of: identifier).map(\.name)) }
    }
    for module in code.program.modules {
      for file in module.files {
        var lists = file.facts.extensions.map(\.members)
        var types = file.facts.types
        while let type = types.popLast() {
          lists.append(type.members)
          types += type.members.types
        }
        for property in lists.lazy.flatMap(\.properties) where FactoryShape.isFactory(property.type) {
          shapes.factoryNames.insert(property.header.name)
        }
        for function in lists.lazy.flatMap(\.functions) where FactoryShape.isFactory(function.result) {
          shapes.factoryNames.insert(function.header.name)
        }
      }
    }
  }
}
