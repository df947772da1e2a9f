import HandwireFacts
import Testing

@testable import HandwireProject

@Suite("Settings that a manifest declares")
struct ManifestSettingsTests {
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
      "all targets are changed afterwards", isPlain: false,
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])
      for target in package.targets { target.swiftSettings = [.defaultIsolation(MainActor.self)] }
      """),
    Case(
      "targets come from a function", isPlain: false,
      """
      // swift-tools-version: 6.2
      import PackageDescription
      func feature(_ name: String) -> Target { .target(name: name, swiftSettings: [.swiftLanguageMode(.v5)]) }
      let package = Package(name: "P", targets: [feature("A"), feature("B")])
      """),
    Case(
      "lists are added", isPlain: false,
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let shared: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
      let package = Package(
        name: "P", targets: [.target(name: "A", swiftSettings: shared + [.swiftLanguageMode(.v5)]), .target(name: "B")])
      """),
  ]

  @Test("are those that SwiftPM finds", arguments: cases)
  func settings(_ example: Case) throws {
    let folder = try TemporaryFolder().write(example.manifest, to: "Package.swift").write("struct A {}", to: "A.swift")
    let oracle = try DumpedPackageReader().manifest(of: AbsolutePath(folder.path)).targets
    let names = oracle.map { ModuleName.of($0.name) }
    #expect(!names.isEmpty)
    let description = ProjectDescription(
      root: folder.path,
      modules: names.map { DescribedModule(name: $0, files: ["A.swift"], manifest: "Package.swift") })
    let modules = ManifestSettingsReader(root: AbsolutePath(folder.path)).modules(description.modules)
    #expect(modules.modules.map(\.settings) == oracle.map(\.settings))
    #expect(modules.findings.isEmpty)

    let plain = StaticManifestSettings(text: example.manifest)
    #expect((plain != nil) == example.isPlain)
    if let plain { #expect(names.map(plain.settings(ofModule:)) == oracle.map(\.settings)) }
  }

  @Test("are unknown where neither reading nor running the manifest tells, and a finding says so")
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
    let text = "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\nSWIFT_VERSION = 5.0;\n"
    let folder = try TemporaryFolder().write(text, to: "App.xcodeproj/project.pbxproj").write(
      "struct A {}", to: "A.swift")
    let module = DescribedModule(name: "A", files: ["A.swift"], manifest: "App.xcodeproj")
    let project = ProjectReader().project(
      describedBy: ProjectDescription(root: folder.path, modules: [module]))
    #expect(project.modules.map(\.settings) == [ModuleSettings(isMainActorByDefault: true, languageMode: 5)])
  }
}
