import Foundation
import HandwireFacts
import HandwireFindings

/// What a package's manifest says: read where reading is enough, else asked of SwiftPM, which runs it.
struct ManifestReader: Sendable {
  struct Reading: Sendable {
    let manifest: PackageManifest
    let findings: [Finding]
  }

  /// Where nothing tells, guessed from the folders, with a finding.
  func manifest(of package: AbsolutePath, root: AbsolutePath) -> Reading {
    do {
      return Reading(manifest: try manifest(of: package), findings: [])
    } catch {
      let finding = Finding(
        rule: "manifest-unknown", severity: .warning,
        message: "what this package declares is unknown; each folder in Sources and Tests is taken for a module",
        place: Place(path: package.appending("Package.swift").relative(to: root), line: 1, column: 1),
        notes: [FindingNote(error.reason)], subject: package.name)
      return Reading(manifest: ConventionalLayout.manifest(of: package), findings: [finding])
    }
  }

  func manifest(of package: AbsolutePath) throws(DumpedPackageReader.Failure) -> PackageManifest {
    if let manifest = readManifest(of: package) { return manifest }
    return try DumpedPackageReader().manifest(of: package)
  }

  /// Without running it; `nil` where that is not enough.
  func readManifest(of package: AbsolutePath) -> PackageManifest? {
    // Which one of several counts is a matter of the toolchain's version.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: package.text)) ?? []
    guard !names.contains(where: { $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }),
      case .bytes(let bytes) = SourceText(of: package.appending("Package.swift"))
    else { return nil }
    return PackageManifest(ManifestFactsReader().facts(ofBytes: bytes))
  }
}
