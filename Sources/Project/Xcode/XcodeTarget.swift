import HandwireFacts

/// A target of an Xcode project, as far as it decides what its module holds and how its code reads.
struct XcodeTarget: Hashable, Sendable {
  let identifier: String
  let name: String
  /// What `import` says.
  let moduleName: String
  let role: Module.Role
  /// Frameworks come before apps, those before extensions and tools, tests last: who keeps a file that several targets compile.
  let rank: Int
  let settings: ModuleSettings
  /// Swift files of its phase *Compile Sources*, in order, on disk or not.
  var files: [AbsolutePath]
  let folders: [SynchronizedFolder]
  let dependencies: [Dependency]

  /// A folder whose files belong to the target without being listed.
  struct SynchronizedFolder: Hashable, Sendable {
    let path: AbsolutePath
    /// Files and folders in it that do not.
    let exceptions: Set<AbsolutePath>
  }

  enum Dependency: Hashable, Sendable {
    /// The name serves where the other project gave its target a new identifier.
    case target(project: AbsolutePath, identifier: String, name: String)
    case packageProduct(String)
    /// A framework or library among those that it links, without extension.
    case linked(String)
  }
}
