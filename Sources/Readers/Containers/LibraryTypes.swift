import HandwireFacts

/// The libraries' own types of containers, by name.
public enum LibraryTypes {
  /// What is written where such a library is in reach.
  public static func isContainer(_ type: TypeExpression) -> Bool { containerName(in: type) != nil }

  static func containerName(in type: TypeExpression) -> String? {
    switch type {
    case .named(let named):
      guard let last = named.components.last, containers.contains(last.name) else { return nil }
      return named.components.count == 1 || libraries.contains(named.components[0].name) ? last.name : nil
    case .optional(let inner), .implicitlyUnwrapped(let inner), .any(let inner), .some(let inner):
      return containerName(in: inner)
    case .composition(let parts):
      for part in parts {
        if let name = containerName(in: part) { return name }
      }
      return nil
    case .array, .dictionary, .tuple, .function, .metatype, .packExpansion, .packElement, .suppressed, .other:
      return nil
    }
  }

  /// Whether a value of the type is a container of one of the libraries, for its name or what it inherits.
  public static func library(
    of type: ResolvedType, among libraries: Set<InjectionLibrary>, in program: Program
  ) -> InjectionLibrary? {
    guard !libraries.isEmpty else { return nil }
    switch type.unwrapped {
    case .external(let path, _): return library(named: path.last ?? "", among: libraries)
    case .nominal:
      let names = program.supertypeNames(of: type.unwrapped).sorted()
      for name in names {
        guard name.module.isEmpty || InjectionLibrary(module: name.module) != nil else { continue }
        if let library = library(named: name.name, among: libraries) { return library }
      }
      return nil
    case .existential(let elements), .opaque(let elements):
      for element in elements {
        if let library = library(of: element, among: libraries, in: program) { return library }
      }
      return nil
    case .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack, .unknown: return nil
    }
  }

  static func library(named name: String, among libraries: Set<InjectionLibrary>) -> InjectionLibrary? {
    switch name {
    case "Resolver":
      if libraries.contains(.swinject) { return .swinject }
      return libraries.contains(.resolver) ? .resolver : nil
    case "Container", "Assembler", "_Resolver", "InstanceWrapper":
      if libraries.contains(.swinject) { return .swinject }
      return name == "Container" && libraries.contains(.factory) ? .factory : nil
    case "SharedContainer", "ManagedContainer": return libraries.contains(.factory) ? .factory : nil
    case "DependencyContainer", "DIContainer": return libraries.contains(.dip) ? .dip : nil
    case "Component", "BootstrapComponent", "PluginizedComponent", "NonCoreComponent", "Scope":
      return libraries.contains(.needle) ? .needle : nil
    default: return nil
    }
  }

  private static let containers: Set<String> = ["Assembler", "Container", "DependencyContainer", "Resolver"]
  private static let libraries: Set<String> = ["Dip", "Factory", "FactoryKit", "Resolver", "Swinject"]
}
