import HandwireFacts

/// Tells containers, resolvers and whole graphs from other types.
public struct ContainerTypes: Sendable {
  private let program: Program
  private let shapes: LocatorShapes
  private let imports: LibraryImports
  /// Names of the graph classes that blueprints of the program generate.
  private let graphs: Set<String>

  public init(program: Program, reading: ContainerReading) {
    self.program = program
    shapes = reading.shapes
    imports = reading.imports
    var graphs: Set<String> = []
    for file in program.modules.lazy.flatMap(\.files) {
      guard file.facts.imports.contains(where: { $0.module == "Handwire" }) else { continue }
      for type in file.facts.types where type.header.name.hasSuffix("Blueprint") {
        graphs.insert(type.header.name.dropLast("Blueprint".count) + "Graph")
      }
    }
    self.graphs = graphs
  }

  /// A component of Needle that only makes something is a narrow factory of it.
  private func showsServices(_ type: ResolvedType) -> Bool {
    guard let identifier = type.identifier else { return true }
    let members =
      program.declarations(of: identifier).map(\.fact.members) + program.extensions(of: identifier).map(\.fact.members)
    return members.contains { $0.properties.contains { ($0.header.access ?? .internal) > .fileprivate } }
  }

  /// - Parameter module: whose imports say what a name that was not read means.
  public func isContainer(_ type: ResolvedType, in module: String) -> Bool {
    switch type {
    case .optional(let inner): return isContainer(inner, in: module)
    case .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack, .unknown: return false
    case .nominal, .existential, .opaque, .external: break
    }
    if let name = type.lastName, graphs.contains(name) { return true }
    if let identifier = type.identifier {
      if shapes.registries.contains(identifier) || shapes.aggregates[identifier] != nil { return true }
      if let holder = shapes.holders[identifier], holder.isWholeContainer, !holder.isDelegate,
        shapes.roots.contains(identifier)
      {
        return true
      }
    }
    guard let library = LibraryTypes.library(of: type, among: imports.libraries(of: module), in: program) else {
      return false
    }
    return library != .needle || showsServices(type)
  }
}
