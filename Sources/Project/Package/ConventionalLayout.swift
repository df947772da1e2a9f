import Foundation
import HandwireFacts

/// The modules that folders alone suggest: each folder in `Sources` and `Tests` is one.
struct ConventionalLayout: Sendable {
  /// The targets of a package whose manifest could not be read; each may use every other that is not a test.
  static func manifest(of package: AbsolutePath) -> PackageManifest {
    let libraries = folders(in: package.appending("Sources"))
    let tests = folders(in: package.appending("Tests"))
    return PackageManifest(
      name: package.name,
      targets: libraries.map { name in
        .init(
          name: name, role: hasEntryPoint(package.appending("Sources/\(name)")) ? .executable : .library,
          dependencies: libraries.filter { $0 != name }.map { .target($0) })
      }
        + tests.map { name in
          .init(name: name, role: .test, dependencies: libraries.map { .target($0) })
        },
      products: libraries.map { .init(name: $0, targets: [$0]) })
  }

  /// Names of the visible folders, sorted.
  static func folders(in folder: AbsolutePath) -> [String] {
    names(in: folder).filter { FileKind(at: folder.appending($0))?.isFolder == true }
  }

  static func hasSwiftFiles(directlyIn folder: AbsolutePath) -> Bool {
    names(in: folder).contains { $0.hasSuffix(".swift") && FileKind(at: folder.appending($0))?.isRegularFile == true }
  }

  static func hasEntryPoint(_ folder: AbsolutePath) -> Bool {
    FileKind(at: folder.appending("main.swift"))?.isRegularFile == true
  }

  private static func names(in folder: AbsolutePath) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.text)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
