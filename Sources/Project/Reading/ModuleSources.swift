import HandwireFacts

/// A module before its files are read.
struct ModuleSources: Hashable, Sendable {
  /// No other module's; the one that `import` uses wherever no other module has that.
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
  /// The folder of the package or project that declares it.
  var origin = AbsolutePath("/")
  /// Folders of packages and projects that this one uses, the nearest first.
  var reach: [AbsolutePath] = []
  /// Where several targets of one project make a module of one name, which one this is.
  var target = ""
  /// Targets that it depends on by name.
  var targetDependencies: [String] = []
  /// Some of its files are not there, so that it may declare what nobody finds.
  var isIncomplete = false
  /// Names of modules that hold files which this one compiles too; sorted.
  var sharesFilesOf: [String] = []
  /// What `import` says, where the module meant has another name.
  var importNames: [String: String] = [:]
}
