import Foundation
import HandwireFacts
import HandwireFindings
import HandwireProject
import Testing

@Suite("A SwiftPM package")
struct PackageTests {
  static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Travel",
      dependencies: [.package(path: "../Kit"), .package(url: "https://example.com/a/remote.git", from: "1.0.0")],
      targets: [
        .target(name: "Core", swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("InternalImportsByDefault")]),
        .target(
          name: "travel-app", dependencies: ["Core", "KitLibrary", .product(name: "Remote", package: "remote")],
          path: "App", exclude: ["Old"], sources: ["Code", "Extra.swift"], resources: [.copy("Code/Fixtures")],
          swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(name: "CoreTests", dependencies: [.target(name: "Core")]),
      ])
    """
  static let kit = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Kit", products: [.library(name: "KitLibrary", targets: ["KitA", "KitB"])],
      dependencies: [.package(path: "../Travel")],
      targets: [.target(name: "KitA", dependencies: ["KitB"]), .target(name: "KitB"), .target(name: "Unreached"), .testTarget(name: "KitTests")])
    """

  static func fixture(manifest: String = manifest) throws -> TemporaryFolder {
    try TemporaryFolder(named: "Ordner für alle")
      .write(manifest, to: "Travel/Package.swift").write(kit, to: "Kit/Package.swift")
      .write("struct C {}", to: "Travel/Sources/Core/C.swift").write("", to: "Travel/App/Code/A.swift")
      .write("", to: "Travel/App/Extra.swift").write("", to: "Travel/App/Other.swift")
      .write("", to: "Travel/App/Code/Fixtures/F.swift").write("", to: "Travel/App/Old/O.swift")
      .write("", to: "Travel/Tests/CoreTests/T.swift").write("", to: "Travel/Stray/S.swift")
      .write("", to: "Kit/Sources/KitA/KA.swift").write("", to: "Kit/Sources/KitB/KB.swift")
      .write("", to: "Kit/Tests/KitTests/KT.swift").write("", to: "Kit/Sources/Unreached/U.swift")
  }

  @Test("is read with its targets, their settings, and the local packages it needs")
  func targets() throws {
    let folder = try PackageTests.fixture()
    let project = try ProjectReader().project(at: folder.path + "/Travel")
    #expect(project.findings == [])
    #expect(project.modules.map(\.name) == ["Core", "CoreTests", "KitA", "KitB", "travel_app"])
    let byName = Dictionary(uniqueKeysWithValues: project.modules.map { ($0.name, $0) })
    let app = try #require(byName["travel_app"])
    #expect(app.dependencies == ["Core", "KitA", "KitB"])
    #expect(app.files.map(\.path) == ["App/Code/A.swift", "App/Extra.swift"])
    #expect(app.settings == ModuleSettings(isMainActorByDefault: true, languageMode: 6))
    #expect(byName["Core"]?.settings == ModuleSettings(languageMode: 5, features: ["InternalImportsByDefault"]))
    #expect(byName["CoreTests"]?.role == .test)
    #expect(byName["KitA"]?.files.map(\.path) == ["../Kit/Sources/KitA/KA.swift"])
    #expect(byName["KitA"]?.settings.languageMode == 5)
    #expect(byName["KitA"]?.package == "kit")
    #expect(app.package == "travel")
    #expect(project.dependencyModules == ["KitA", "KitB"])
  }

  @Test("is read by its folders, with a finding, where the manifest says nothing that can be understood")
  func brokenManifest() throws {
    let folder = try PackageTests.fixture(manifest: "this is no manifest")
    let project = try ProjectReader().project(at: folder.path + "/Travel")
    #expect(project.findings.map(\.rule) == ["manifest-unknown"])
    #expect(project.findings.first?.place == Place(path: "Package.swift", line: 1, column: 1))
    #expect(project.modules.map(\.name) == ["Core", "CoreTests"])
    #expect(project.modules.map(\.dependencies) == [[], ["Core"]])
  }

  @Test("keeps what can be read where folders and packages that it names are missing")
  func missingFolders() throws {
    let folder = try PackageTests.fixture()
    try FileManager.default.removeItem(atPath: folder.path + "/Kit")
    try FileManager.default.removeItem(atPath: folder.path + "/Travel/App")
    let project = try ProjectReader().project(at: folder.path + "/Travel")
    #expect(project.findings.map(\.rule) == ["missing-folder", "missing-folder"])
    #expect(project.modules.map(\.name) == ["Core", "CoreTests"])
  }

  @Test("may keep its only target in Sources itself")
  func sourcesItself() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "One", targets: [.executableTarget(name: "One"), .testTarget(name: "OneTests")])
      """
    let folder = try TemporaryFolder().write(manifest, to: "Package.swift").write("", to: "Sources/main.swift")
      .write("", to: "Tests/T.swift")
    let modules = try ProjectReader().project(at: folder.path).modules
    #expect(modules.map(\.name) == ["One", "OneTests"])
    #expect(modules.map { $0.files.map(\.path) } == [["Sources/main.swift"], ["Tests/T.swift"]])
    #expect(modules.first?.role == .executable)
  }
}
