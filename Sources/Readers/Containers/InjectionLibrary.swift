/// Who provides what a container does.
public enum InjectionLibrary: String, Hashable, Codable, Sendable, CaseIterable {
  case swinject, factory, resolver, needle, swiftDependencies, dip
  /// Handwire's own bridge for objects that a framework constructs.
  case handwire
  /// A locator of the project's own.
  case homeMade

  /// Of the module that an import names; `nil` for all that is no such library.
  public init?(module: String) {
    switch module {
    case "Swinject", "SwinjectAutoregistration", "SwinjectStoryboard", "SwinjectPropertyLoader", "Knit":
      self = .swinject
    case "Factory", "FactoryKit", "FactoryMacros": self = .factory
    case "Resolver": self = .resolver
    case "NeedleFoundation": self = .needle
    case "Dependencies", "DependenciesMacros", "ComposableArchitecture": self = .swiftDependencies
    case "Dip", "DITranquillity", "Cleanse", "Swindler", "InjectPropertyWrapper": self = .dip
    case "HandwireInjected": self = .handwire
    default: return nil
    }
  }
}
