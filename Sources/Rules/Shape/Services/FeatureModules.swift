import HandwireFacts

/// Which modules are features, and which say what others may know of a feature.
struct FeatureModules {
  /// Interface module by feature.
  private let interfaces: [String: String]
  private let features: Set<String>

  private static let interfaceEndings = ["API", "Contract", "Contracts", "Interface", "Interfaces", "Protocols"]
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

  func isFeature(_ module: String) -> Bool { features.contains(module) }

  func interface(of module: String) -> String? { interfaces[module] }

  /// `Features/Booking/Sources/…`
  private static func isInFeatureFolder(_ module: Module) -> Bool {
    guard let path = module.files.first?.path else { return false }
    let folders = path.split(separator: "/").dropLast()
    return folders.contains { ["Feature", "Features"].contains($0) }
  }
}
