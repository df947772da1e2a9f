import HandwireFindings

/// What a package's manifest says: asked of SwiftPM, and where that fails guessed from the folders, with a finding.
struct ManifestReader: Sendable {
  struct Reading: Sendable {
    let manifest: PackageManifest
    let findings: [Finding]
  }

  func manifest(of package: AbsolutePath, root: AbsolutePath) -> Reading {
    do {
      return Reading(manifest: try DumpedPackageReader().manifest(of: package), findings: [])
    } catch {
      let finding = Finding(
        rule: "manifest-unknown", severity: .warning,
        message: "what this package declares is unknown; each folder in Sources and Tests is taken for a module",
        place: Place(path: package.appending("Package.swift").relative(to: root), line: 1, column: 1),
        notes: [FindingNote(error.reason)], subject: package.name)
      return Reading(manifest: ConventionalLayout.manifest(of: package), findings: [finding])
    }
  }
}
