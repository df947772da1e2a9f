import HandwireFacts

/// One module of a ``ProjectDescription``; `name` and `files` have to be there, the rest may be left out.
public struct DescribedModule: Hashable, Codable, Sendable {
  public var name: String
  public var role: Module.Role
  public var package: String
  public var dependencies: [String]
  /// Absolute, or relative to the description's root.
  public var files: [String]
  public var settings: ModuleSettings
  /// Another package's: read for what its types say, never written to.
  public var isDependency: Bool
  /// A `Package.swift` or `….xcodeproj` that says its settings, in place of those here; absolute, or relative to the root.
  public var manifest: String?

  public init(
    name: String, role: Module.Role = .library, package: String = "", dependencies: [String] = [], files: [String],
    settings: ModuleSettings = ModuleSettings(), isDependency: Bool = false, manifest: String? = nil
  ) {
    self.name = name
    self.role = role
    self.package = package
    self.dependencies = dependencies
    self.files = files
    self.settings = settings
    self.isDependency = isDependency
    self.manifest = manifest
  }

  private enum CodingKeys: String, CodingKey {
    case name, role, package, dependencies, files, settings, isDependency, manifest, compilerFlags
  }
  private enum SettingsKeys: String, CodingKey { case isMainActorByDefault, languageMode, features }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    role = try container.decodeIfPresent(Module.Role.self, forKey: .role) ?? .library
    package = try container.decodeIfPresent(String.self, forKey: .package) ?? ""
    dependencies = try container.decodeIfPresent([String].self, forKey: .dependencies) ?? []
    files = try container.decode([String].self, forKey: .files)
    var settings = ModuleSettings()
    if container.contains(.settings) {
      let nested = try container.nestedContainer(keyedBy: SettingsKeys.self, forKey: .settings)
      settings = ModuleSettings(
        isMainActorByDefault: try nested.decodeIfPresent(Bool.self, forKey: .isMainActorByDefault) ?? false,
        languageMode: try nested.decodeIfPresent(Int.self, forKey: .languageMode) ?? settings.languageMode,
        features: try nested.decodeIfPresent([String].self, forKey: .features) ?? [])
    }
    isDependency = try container.decodeIfPresent(Bool.self, forKey: .isDependency) ?? false
    manifest = try container.decodeIfPresent(String.self, forKey: .manifest)
    let flags = try container.decodeIfPresent([String].self, forKey: .compilerFlags) ?? []
    self.settings = CompilerFlags(flags).applied(to: settings)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(role, forKey: .role)
    try container.encode(package, forKey: .package)
    try container.encode(dependencies, forKey: .dependencies)
    try container.encode(files, forKey: .files)
    try container.encode(settings, forKey: .settings)
    try container.encode(isDependency, forKey: .isDependency)
    try container.encodeIfPresent(manifest, forKey: .manifest)
  }
}
