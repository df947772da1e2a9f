import HandwireFacts

/// Modules that somebody else has listed, such as a build plugin that knows the package graph already.
///
///     {"root": "/…/App", "modules": [{"name": "App", "files": ["Sources/App/AppBlueprint.swift"],
///      "dependencies": ["Booking"], "role": "executable", "package": "app",
///      "settings": {"isMainActorByDefault": false, "languageMode": 6, "features": []}}]}
public struct ProjectDescription: Hashable, Codable, Sendable {
  /// The project's folder; places are shown relative to it.
  public var root: String
  public var modules: [DescribedModule]

  public init(root: String, modules: [DescribedModule]) {
    self.root = root
    self.modules = modules
  }
}
