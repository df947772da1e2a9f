import HandwireFacts
import HandwireFindings

/// Everything that was read below one path.
public struct Project: Hashable, Sendable {
  /// The folder that the paths of all files and findings are relative to.
  public let root: AbsolutePath
  /// Sorted by name; only modules with Swift files.
  public let modules: [Module]
  /// What could not be read, or could not be known of the layout; sorted.
  public let findings: [Finding]
  /// Files that Handwire wrote earlier; they are not among the modules' files, so that their being there changes nothing.
  public let generatedFiles: [GeneratedSource]
  /// Names of modules of which some file was unreadable or did not parse; what they seem not to declare they may declare.
  public let incompleteModules: [String]
  /// Names of modules that are another project's: read for what their types say, never written to.
  public let dependencyModules: [String]

  public init(
    root: AbsolutePath, modules: [Module], findings: [Finding] = [], generatedFiles: [GeneratedSource] = [],
    incompleteModules: [String] = [], dependencyModules: [String] = []
  ) {
    self.root = root
    self.modules = modules
    self.findings = findings
    self.generatedFiles = generatedFiles
    self.incompleteModules = incompleteModules
    self.dependencyModules = dependencyModules
  }
}
