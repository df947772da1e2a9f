/// One module: its files as facts, what it may import, and the settings that change how its code reads.
public struct Module: Hashable, Codable, Sendable {
  public enum Role: String, Hashable, Codable, Sendable { case library, executable, test, plugin, macro }

  public var name: String
  public var role: Role
  /// The package (or project) it belongs to; `package` access reaches as far.
  public var package: String
  public var settings: ModuleSettings
  /// Modules of the program that it may import, directly declared ones only, sorted.
  public var dependencies: [String]
  /// Modules that hold files which are compiled as part of this one too (targets of one app that share sources), sorted:
  /// what those files declare is in reach as if it were declared here.
  public var sharesFilesOf: [String]
  /// Sorted by path; each file is in one module only, however many targets compile it.
  public var files: [ModuleFile]

  public init(
    name: String, role: Role = .library, package: String = "", settings: ModuleSettings = ModuleSettings(),
    dependencies: [String] = [], sharesFilesOf: [String] = [], files: [ModuleFile]
  ) {
    self.name = name
    self.role = role
    self.package = package
    self.settings = settings
    self.dependencies = dependencies
    self.sharesFilesOf = sharesFilesOf
    self.files = files
  }
}

public struct ModuleFile: Hashable, Codable, Sendable {
  /// Whose code it is: findings are for what the team writes.
  public enum Origin: String, Hashable, Codable, Sendable {
    case written
    /// Made by a tool, by its own words or by its size.
    case generated
    /// Another project's, kept in a `Vendor` folder or beside the project.
    case vendored
  }

  /// Relative to the project where that is possible; what places show.
  public var path: String
  public var facts: FileFacts
  public var origin: Origin

  public init(path: String, facts: FileFacts, origin: Origin = .written) {
    self.path = path
    self.facts = facts
    self.origin = origin
  }
}

/// Compiler settings that verdicts depend on.
public struct ModuleSettings: Hashable, Codable, Sendable {
  /// `.defaultIsolation(MainActor.self)`
  public var isMainActorByDefault: Bool
  /// 5 or 6.
  public var languageMode: Int
  /// Upcoming and experimental features (`InternalImportsByDefault`, `NonisolatedNonsendingByDefault`), sorted.
  public var features: [String]

  public init(isMainActorByDefault: Bool = false, languageMode: Int = 6, features: [String] = []) {
    self.isMainActorByDefault = isMainActorByDefault
    self.languageMode = languageMode
    self.features = features
  }
}
