import HandwireFacts
import HandwireFindings

/// Finds out the settings of modules whose files are known already, from the manifests or Xcode projects that declare them.
struct ManifestSettingsReader: Sendable {
  let root: AbsolutePath

  /// The same modules in the same order; a finding for each manifest of the project's own that does not tell.
  func modules(_ described: [DescribedModule]) -> (modules: [DescribedModule], findings: [Finding]) {
    var modules = described
    var findings: [Finding] = []
    let positions = Dictionary(grouping: described.indices) { described[$0].manifest }
    for (manifest, positions) in positions.sorted(by: { $0.key ?? "" < $1.key ?? "" }) {
      guard let manifest else { continue }
      let file = AbsolutePath(manifest, relativeTo: root)
      if file.pathExtension == "xcodeproj" {
        // Xcode would not build at all with a project that cannot be read.
        guard let project = try? XcodeProjectReader.project(at: file) else { continue }
        let common = XcodeProject.commonSettings(of: [project])
        let own = Dictionary(
          project.targets.flatMap { [($0.moduleName, $0.settings), (ModuleName.of($0.name), $0.settings)] },
          uniquingKeysWith: { first, _ in first })
        for position in positions { modules[position].settings = own[described[position].name] ?? common }
        continue
      }
      let package = file.parent
      do {
        let targets: [PackageManifest.Target]
        if let manifest = ManifestReader().readManifest(of: package) {
          targets = manifest.targets
        } else if positions.contains(where: { !described[$0].isDependency }) {
          targets = try DumpedPackageReader().manifest(of: package).targets
        } else {
          // A manifest of others that has to be run is not worth the time: it decides little here.
          continue
        }
        let settings = Dictionary(
          targets.map { (ModuleName.of($0.name), $0.settings) }, uniquingKeysWith: { first, _ in first })
        for position in positions {
          modules[position].settings = settings[described[position].name] ?? described[position].settings
        }
      } catch {
        findings.append(
          Finding(
            rule: "manifest-unknown", severity: .warning,
            message: "the default isolation and the language mode of this package's targets are unknown",
            place: Place(path: file.relative(to: root), line: 1, column: 1),
            notes: [FindingNote(error.reason)], subject: package.name))
      }
    }
    return (modules, findings)
  }
}
