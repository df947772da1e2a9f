import HandwireFacts

/// Which modules are features, and which say what others may know of a feature.
struct FeatureModules {
  /// Interface module by feature.
  private let interfaces: [String: String]
  private let features: Set<String>

  private static let interfaceEndings = ["API", "Contract", "Contracts", "Interface", "Interfaces", "Protocols"]
  /// Stems of modules that all features stand on, and of those that put features together.
  private static let foundations: Set<String> = ["Base", "Common", "Core", "Design", "Foundation", "Shared", "Util"]
  private static let aggregators: Set<String> = ["App", "Main", "MainTab", "Root", "Tab", "TabBar"]
  private static let supportEndings = [
    "Demo", "Example", "ExampleApp", "Fixtures", "Mock", "Mocks", "Preview", "Testing", "TestSupport", "Tests",
  ]

  init(_ subject: AuditSubject) {
    let own = subject.program.modules.filter { $0.role != .test }
    let names = Set(own.map(\.name))
    var interfaces: [String: String] = [:]
    for name in names {
      for ending in Self.interfaceEndings where names.contains(name + ending) {
        interfaces[name] = interfaces[name] ?? name + ending
      }
    }
    self.interfaces = interfaces
    features = Set(
      own.filter { module in
        let name = module.name
        guard !Self.interfaceEndings.contains(where: { name.hasSuffix($0) }),
          !Self.supportEndings.contains(where: { name.hasSuffix($0) })
        else { return false }
        return name.hasSuffix("Feature") || Self.isInFeatureFolder(module)
      }.map(\.name))
  }

  /// Whether what is in the module should know other features by their interfaces only.
  func isOne(_ module: String) -> Bool {
    features.contains(module) && !Self.aggregators.contains(Self.stem(of: module))
  }

  /// The interface of a feature that others should import instead; `nil` for any other module.
  func interface(of module: String) -> String? {
    features.contains(module) && !Self.foundations.contains(Self.stem(of: module)) ? interfaces[module] : nil
  }

  private static func stem(of module: String) -> String {
    module.hasSuffix("Feature") ? String(module.dropLast("Feature".count)) : module
  }

  /// `Features/Booking/Sources/…`
  private static func isInFeatureFolder(_ module: Module) -> Bool {
    guard let path = module.files.first?.path else { return false }
    let folders = path.split(separator: "/").dropLast()
    return folders.contains { ["Feature", "Features"].contains($0) }
  }
}
