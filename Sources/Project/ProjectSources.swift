import Foundation
import HandwireFindings

/// The modules of a folder, whatever kind of project it is, with their files listed and not yet read.
struct ProjectSources: Sendable {
  private(set) var modules: [ModuleSources] = []
  private(set) var findings: [Finding] = []

  init(in root: AbsolutePath, isExcluded: @escaping @Sendable (AbsolutePath) -> Bool) {
    let packages = PackageReader(root: root, isExcluded: isExcluded, manifestReader: ManifestReader())
    var plain = PlainFolderReader(root: root, isExcluded: isExcluded)
    var known: Set<AbsolutePath> = []
    if FileKind(at: root.appending("Package.swift"))?.isRegularFile == true {
      let result = packages.modules(of: [root])
      modules = result.modules
      findings = result.findings
      known = result.packages
      // A package beside an app project: the manifest says nothing about the app's own files.
      guard ProjectSources.isAppProject(root) else { return }
      plain.owned = Set(result.modules.flatMap(\.files))
      plain.taken = Set(result.modules.map(\.name))
    }
    let rest = plain.modules()
    let inside = packages.modules(of: rest.packages.filter { !known.contains($0) })
    let importable = Set((modules + inside.modules).filter { $0.role != .test }.map(\.name))
    modules += rest.modules.map { module in
      var module = module
      module.dependencies = importable.union(module.dependencies).subtracting([module.name]).sorted()
      return module
    }
    modules += inside.modules
    findings += rest.findings + inside.findings
  }

  /// Has an Xcode project, or what XcodeGen or Tuist make one from.
  private static func isAppProject(_ folder: AbsolutePath) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.text)) ?? []
    return names.contains { name in
      !name.hasPrefix(".")
        && (name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
          || ["project.yml", "project.yaml", "Project.swift", "Workspace.swift"].contains(name))
    }
  }
}
