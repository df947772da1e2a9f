import HandwireFacts
import Testing

@testable import HandwireProject

@Suite("What a manifest declares")
struct ManifestTests {
  /// SwiftPM, which runs the manifest, is the oracle; `isPlain` says whether reading alone has to be enough.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isPlain: Bool
    let manifest: String

    init(_ description: String, isPlain: Bool, _ manifest: String) {
      testDescription = description
      self.isPlain = isPlain
      self.manifest = manifest
    }
  }

  static let cases = [
    Case(
      "nothing is said", isPlain: true,
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "A"), .testTarget(name: "B-C", dependencies: ["A"])])
      """),
    Case(
      "each target has its own", isPlain: true,
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "P",
        targets: [
          .target(name: "A", swiftSettings: [.defaultIsolation(MainActor.self), .enableUpcomingFeature("ExistentialAny")]),
          .target(name: "B-C", swiftSettings: [.swiftLanguageMode(.v5), .define("DEBUG")]),
          .executableTarget(name: "D", swiftSettings: [.defaultIsolation(nil)]),
          .target(name: "E", swiftSettings: [.unsafeFlags(["-default-isolation", "MainActor"])]),
        ])
      """),
    Case(
      "the package has an older mode, the targets a shared list", isPlain: true,
      """
      // swift-tools-version:6.0
      import PackageDescription
      let shared: [SwiftSetting] = [.enableExperimentalFeature("Lifetimes"), .enableUpcomingFeature("MemberImportVisibility")]
      let package = Package(
        name: "P", targets: [.target(name: "A", swiftSettings: shared), .target(name: "B")], swiftLanguageModes: [.v5])
      """),
    Case(
      "targets have folders, sources, resources and dependencies", isPlain: true,
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "P",
        products: [.library(name: "L", targets: ["A", "B"]), .executable(name: "tool", targets: ["D"])],
        dependencies: [.package(path: "../Local"), .package(name: "other", path: "Other")],
        targets: [
          .target(
            name: "A", dependencies: ["B", .product(name: "Local", package: "local"), .target(name: "C")],
            path: "Code/A", exclude: ["Old"], sources: ["Main"], resources: [.process("Texts"), .copy("Templates")]),
          .target(name: "B"), .target(name: "C"),
          .executableTarget(name: "D", dependencies: [.byName(name: "A")]),
          .plugin(name: "E", capability: .buildTool(), dependencies: ["D"]),
        ])
      """),
    Case(
      "all targets are changed afterwards", isPlain: true,
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])
      for target in package.targets { target.swiftSettings = [.defaultIsolation(MainActor.self)] }
      """),
    Case(
      "lists are added and targets come from a function", isPlain: true,
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let shared: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
      func feature(_ name: String) -> Target { .target(name: name, swiftSettings: shared + [.swiftLanguageMode(.v5)]) }
      let package = Package(name: "P", targets: [feature("A"), feature("B")])
      """),
    Case(
      "names are computed", isPlain: false,
      """
      // swift-tools-version: 6.2
      import Foundation
      import PackageDescription
      let name = ProcessInfo.processInfo.environment["NO_SUCH_VARIABLE_OF_HANDWIRE"] ?? "A"
      let package = Package(name: "P", targets: [.target(name: name, swiftSettings: [.swiftLanguageMode(.v5)])])
      """),
  ]

  @Test("is what SwiftPM finds", arguments: cases)
  func settings(_ example: Case) throws {
    let folder = try TemporaryFolder().write(example.manifest, to: "Package.swift").write("struct A {}", to: "A.swift")
    let package = AbsolutePath(folder.path)
    let oracle = try DumpedPackageReader().manifest(of: package)
    #expect(!oracle.targets.isEmpty)
    let names = oracle.targets.map { ModuleName.of($0.name) }
    let described = names.map { DescribedModule(name: $0, files: ["A.swift"], manifest: "Package.swift") }
    let modules = ManifestSettingsReader(root: package).modules(described)
    #expect(modules.modules.map(\.settings) == oracle.targets.map(\.settings))
    #expect(modules.findings.isEmpty)

    let read = ManifestReader().readManifest(of: package)
    #expect((read != nil) == example.isPlain)
    guard let read else { return }
    #expect(read.name == oracle.name)
    #expect(read.targets == oracle.targets)
    #expect(read.products == oracle.products)
    let paths = { (manifest: PackageManifest) in
      manifest.localPackages.map { AbsolutePath($0.path, relativeTo: package).text }
    }
    #expect(paths(read) == paths(oracle))
    #expect(read.localPackages.map(\.name) == oracle.localPackages.map(\.name))
  }

  @Test("is asked of SwiftPM where several manifests stand for several toolchains")
  func severalManifests() throws {
    let text = { (name: String) in
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"\(name)\", targets: [.target(name: \"A\")])\n"
    }
    let folder = try TemporaryFolder().write(text("old"), to: "Package.swift")
      .write(text("new"), to: "Package@swift-6.swift")
    #expect(ManifestReader().readManifest(of: AbsolutePath(folder.path)) == nil)
    #expect(try ManifestReader().manifest(of: AbsolutePath(folder.path)).name == "new")
  }

  @Test("is unknown where neither reading nor running it tells, and a finding says so")
  func unknown() throws {
    let text = "// swift-tools-version: 6.2\nimport Nothing\nlet package = make(.defaultIsolation(MainActor.self))\n"
    let folder = try TemporaryFolder().write(text, to: "Package.swift").write("struct A {}", to: "A.swift")
    let module = DescribedModule(name: "A", files: ["A.swift"], manifest: "Package.swift")
    let project = ProjectReader().project(
      describedBy: ProjectDescription(root: folder.path, modules: [module]))
    #expect(project.findings.map(\.rule) == ["manifest-unknown"])
    #expect(project.findings.first?.place.path == "Package.swift")
  }

  @Test("may stand in an Xcode project")
  func xcodeProject() throws {
    let project = ProjectFile(
      targets: [
        .init(name: "A", settings: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]), .init(name: "B"),
      ], settings: ["SWIFT_VERSION": "5.0"])
    let folder = try TemporaryFolder().write(project.text, to: "App.xcodeproj/project.pbxproj").write(
      "struct A {}", to: "A.swift")
    let module = DescribedModule(name: "A", files: ["A.swift"], manifest: "App.xcodeproj")
    let read = ProjectReader().project(
      describedBy: ProjectDescription(root: folder.path, modules: [module]))
    #expect(read.modules.map(\.settings) == [ModuleSettings(isMainActorByDefault: true, languageMode: 5)])
  }
}
