import HandwireFacts

/// A module before its files are read.
struct ModuleSources: Hashable, Sendable {
  var name: String
  var role: Module.Role
  var package: String
  var settings: ModuleSettings
  /// Sorted names of modules.
  var dependencies: [String]
  /// Sorted.
  var files: [AbsolutePath]
  /// Another project's: read for what its types say, never written to.
  var isDependency = false
}
