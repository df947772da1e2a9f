import HandwireFacts

/// Which libraries the files of each module can speak of.
///
/// A member is in reach as soon as some file of the module imports its library, so what one file imports holds for all.
public struct LibraryImports: Sendable {
  private let byModule: [String: Set<InjectionLibrary>]
  /// What any module imports: what a module makes of its library is in reach of those that import the module alone.
  public let all: Set<InjectionLibrary>

  public init(_ program: Program) {
    var direct: [String: Set<InjectionLibrary>] = [:]
    var exported: [String: Set<String>] = [:]
    for module in program.modules {
      for fact in module.files.lazy.flatMap(\.facts.imports) {
        if let library = Self.library(of: fact.module, in: program) { direct[module.name, default: []].insert(library) }
        if fact.attributes.contains("_exported") || fact.access == .public {
          exported[module.name, default: []].insert(fact.module)
        }
      }
    }
    var result = direct
    for module in program.modules {
      for fact in module.files.lazy.flatMap(\.facts.imports) {
        for name in exported[fact.module] ?? [] {
          if let library = Self.library(of: name, in: program) { result[module.name, default: []].insert(library) }
        }
      }
    }
    byModule = result
    all = result.values.reduce(into: []) { $0.formUnion($1) }
  }

  public func libraries(of module: String) -> Set<InjectionLibrary> { byModule[module] ?? [] }

  /// A module of the project may have the name of a library; then it is one only if it looks like it.
  public static func library(of module: String, in program: Program) -> InjectionLibrary? {
    guard let library = InjectionLibrary(module: module) else { return nil }
    guard let own = program.module(named: module) else { return library }
    let signs: Set<String> =
      switch library {
      case .swinject: ["Resolver", "Assembler", "StoryboardContainer"]
      case .factory: ["SharedContainer", "ManagedContainer", "FactoryModifying"]
      case .resolver: ["Resolver", "Resolving"]
      case .needle: ["Component", "BootstrapComponent"]
      case .swiftDependencies: ["DependencyValues", "Store", "DependencyClientMacro"]
      case .dip, .handwire, .homeMade: ["Injected", "DependencyContainer", "DIContainer"]
      }
    return own.files.contains { $0.facts.types.contains { signs.contains($0.header.name) } } ? library : nil
  }
}
