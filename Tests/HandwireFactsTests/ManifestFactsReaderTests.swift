import HandwireFacts
import Testing

/// Expectations are what `swift package dump-package` prints for the same manifests.
@Suite struct ManifestFactsReaderTests {
  private func facts(_ source: String) -> ManifestFacts { ManifestFactsReader().facts(ofBytes: Array(source.utf8)) }

  @Test func readsALiteralManifest() throws {
    let facts = facts(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      private let swiftSettings: [SwiftSetting] = [
        .enableExperimentalFeature("StrictConcurrency"),
        // .enableUpcomingFeature("Not"),
        .swiftLanguageMode(.v5),
      ]
      let package = Package(
        name: "Literal",
        products: [.library(name: "L", type: .static, targets: ["Base", "Ui"]), .plugin(name: "G", targets: ["Gen"])],
        dependencies: [
          .package(path: "../Other"), .package(name: "Named", path: "/x/Named"),
          .package(url: "https://example.com/log.git", from: "1.0.0"), .package(id: "mona.List", exact: "1.0.0"),
        ],
        targets: [
          .target(name: "Base", path: "Base", exclude: ["a", "b"], sources: ["src"], swiftSettings: swiftSettings),
          .target(
            name: "Ui",
            dependencies: [
              .target(name: "Base", condition: .when(platforms: [.macOS])), .product(name: "Logging", package: "log"),
              .byName(name: "Other"), "Literally",
            ],
            swiftSettings: [.defaultIsolation(MainActor.self), .unsafeFlags(["-warn-concurrency"])],
            plugins: [.plugin(name: "Lint", package: "lint"), "Gen"]
          ),
          .executableTarget(name: "App"), .testTarget(name: "Tests"), .macro(name: "M"),
          .plugin(name: "Gen", capability: .buildTool()), .binaryTarget(name: "Bin", path: "Bin.xcframework"),
          .systemLibrary(name: "C"),
        ],
        swiftLanguageModes: [.v5, .v6]
      )
      """)
    #expect(facts.unresolved == [])
    #expect(facts.toolsVersion == "6.0")
    #expect(facts.name == "Literal")
    #expect(facts.languageModes == [5, 6])
    #expect(
      facts.products == [
        ManifestProduct(name: "L", kind: .library, targets: ["Base", "Ui"]),
        ManifestProduct(name: "G", kind: .plugin, targets: ["Gen"]),
      ])
    #expect(
      facts.dependencies == [
        ManifestPackageDependency(name: nil, location: .path("../Other")),
        ManifestPackageDependency(name: "Named", location: .path("/x/Named")),
        ManifestPackageDependency(name: nil, location: .url("https://example.com/log.git")),
        ManifestPackageDependency(name: nil, location: .registry("mona.List")),
      ])
    #expect(facts.targets.map(\.name) == ["Base", "Ui", "App", "Tests", "M", "Gen", "Bin", "C"])
    #expect(
      facts.targets.map(\.kind) == [.library, .library, .executable, .test, .macro, .plugin, .binary, .systemLibrary])
    let base = try #require(facts.targets.first)
    #expect(base.path == "Base" && base.exclude == ["a", "b"] && base.sources == ["src"])
    #expect(base.features == ["StrictConcurrency"])
    #expect(base.position == Position(line: 17, column: 5))
    let ui = facts.targets[1]
    #expect(
      ui.dependencies == [
        .target("Base"), .product(name: "Logging", package: "log"), .byName("Other"), .byName("Literally"),
      ])
    #expect(ui.plugins == ["Lint", "Gen"])
    #expect(ui.isMainActorByDefault && !base.isMainActorByDefault)
    #expect(facts.languageMode(of: base) == 5)
    #expect(facts.languageMode(of: ui) == 6)
  }

  @Test func followsLoopsThatChangeTargets() {
    let facts = facts(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Loops", targets: [.target(name: "A"), .testTarget(name: "T", dependencies: ["A"]), .plugin(name: "P")])
      for target in package.targets where target.type != .plugin {
        target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("X")]
        target.swiftSettings?.append(contentsOf: [.define("D")])
        switch target.type {
        case .regular, .executable: target.exclude += ["README.md"]
        case .test: target.swiftSettings!.append(.unsafeFlags(["-enable-upcoming-feature", "Q"]))
        default: break
        }
      }
      package.targets.forEach { target in
        guard target.type == .test else { return }
        target.dependencies.append("B")
      }
      package.targets += ["B", "C"].map { .target(name: $0, path: "Lib/\\($0)") }
      package.dependencies += [.package(path: "../Other")]
      """)
    #expect(facts.unresolved == [])
    #expect(facts.targets.map(\.name) == ["A", "T", "P", "B", "C"])
    #expect(facts.targets.map(\.features) == [["X"], ["Q", "X"], [], [], []])
    #expect(facts.targets.map(\.defines) == [["D"], ["D"], [], [], []])
    #expect(facts.targets.map(\.exclude) == [["README.md"], [], [], [], []])
    #expect(facts.targets.map(\.path) == [nil, nil, nil, "Lib/B", "Lib/C"])
    #expect(facts.targets[1].dependencies == [.byName("A"), .byName("B")])
    #expect(facts.dependencies.map(\.location) == [.path("../Other")])
    #expect(facts.languageMode(of: facts.targets[0]) == 5)
  }

  @Test func followsHelperFunctionsAndConstants() {
    let facts = facts(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      extension Target.Dependency {
        static let core: Self = "Core"
        static var log: Target.Dependency { .product(name: "Logging", package: "swift-log") }
      }
      extension Target {
        static func feature(_ name: String, dependencies: [Dependency] = [], tests: Bool = true) -> [Target] {
          var result: [Target] = [.target(name: "\\(name)Feature", dependencies: [.core] + dependencies)]
          if tests { result.append(.testTarget(name: name + "Tests", dependencies: [.target(name: "\\(name)Feature")])) }
          return result
        }
      }
      enum Names { static let app = "App" }
      func tool(_ name: String, _ folder: String) -> Target {
        .target(name: name, path: "Sources/\\(folder)", swiftSettings: [.defaultIsolation(nil)])
      }
      var targets = Target.feature("Home") + Target.feature("Settings", dependencies: [.log], tests: false)
      for (name, dependencies) in [("A", ["Core"]), ("B", [])] {
        targets.append(.target(name: name, dependencies: dependencies.map { .byName(name: $0) }))
      }
      let package = Package(
        name: Names.app,
        targets: targets + [
          tool("Core", "Basis"),
          tool("Other", "Rest"),
        ])
      """)
    #expect(facts.unresolved == [])
    #expect(facts.name == "App")
    #expect(facts.targets.map(\.name) == ["HomeFeature", "HomeTests", "SettingsFeature", "A", "B", "Core", "Other"])
    #expect(
      facts.targets.map(\.dependencies) == [
        [.byName("Core")], [.target("HomeFeature")],
        [.byName("Core"), .product(name: "Logging", package: "swift-log")], [.byName("Core")], [], [], [],
      ])
    #expect(facts.targets.suffix(2).map(\.path) == ["Sources/Basis", "Sources/Rest"])
    #expect(facts.targets.suffix(2).map(\.position.line) == [25, 26])
  }

  @Test func saysWhatOnlyRunningWouldShow() {
    let facts = facts(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      import Foundation
      let useLocal = ProcessInfo.processInfo.environment["LOCAL"] != nil
      let package = Package(name: "Env", targets: [.target(name: "A", dependencies: useLocal ? ["B"] : []), .target(name: "B")])
      if useLocal { package.targets.append(.target(name: "C")) }
      #if os(Linux)
      package.targets.append(.target(name: "L"))
      #endif
      print("done")
      """)
    #expect(facts.targets.map(\.name) == ["A", "B"])
    #expect(facts.unresolved.map(\.position.line) == [4, 6, 7])
    #expect(facts.unresolved.last?.reason == "depends on '#if os(Linux)'")
  }

  @Test(arguments: [
    "", "// swift-tools-version: 6.0\n", "let package = 1", "let package = Package(name: \"A\", targets: [",
  ])
  func saysThatABrokenManifestIsUnresolved(source: String) {
    #expect(!facts(source).unresolved.isEmpty)
  }

  @Test func stopsInManifestsThatNeverEnd() {
    let facts = facts(
      """
      // swift-tools-version: 6.0
      func again(_ name: String) -> Target { again(name) }
      func twice(_ a: [Int]) -> [Int] { twice(a) + twice(a) }
      let package = Package(name: "A", targets: [again("B")] + twice([]))
      """)
    #expect(facts.targets == [])
    #expect(!facts.unresolved.isEmpty)
  }
}
