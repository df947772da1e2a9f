import HandwireFacts
import HandwireProject
import Testing

@Suite("Modules with one name")
struct EqualNamesTests {
  private static func manifest(_ targets: String) -> String {
    "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"x\", targets: [\(targets)])\n"
  }

  @Test("are all read, with their folders in their names, and each import means the one of its own package")
  func qualified() throws {
    let manifest = EqualNamesTests.manifest(
      #".target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])"#)
    let folder = try TemporaryFolder(named: "examples")
    for name in ["a", "b", "c.d"] {
      try folder.write(manifest, to: "\(name)/Package.swift").write(
        "public struct S {}", to: "\(name)/Sources/App/F.swift"
      )
      .write("import App\nimport struct App.S\nstruct T { let s: S }", to: "\(name)/Tests/AppTests/T.swift")
    }
    let project = try ProjectReader().project(at: folder.path)
    #expect(project.findings == [])
    #expect(project.modules.map(\.name) == ["App", "AppTests", "b/App", "b/AppTests", "c_d/App", "c_d/AppTests"])
    #expect(project.modules.map(\.dependencies) == [[], ["App"], [], ["b/App"], [], ["c_d/App"]])
    let program = Program(modules: project.modules)
    for (module, folder) in [("App", "a"), ("b/App", "b"), ("c_d/App", "c.d")] {
      let test = module.replacing("App", with: "AppTests")
      let found = program.resolve(
        .named(NamedType(components: [.init(name: "S")])),
        in: LexicalContext(module: test, file: "\(folder)/Tests/AppTests/T.swift"))
      #expect(found == .found(.nominal(TypeIdentifier(module: module, path: ["S"]), arguments: [])))
    }
  }

  @Test("are read one of each, with a finding for each name, where something is to be generated")
  func leftOut() throws {
    let folder = try TemporaryFolder(named: "examples")
    for name in ["a", "b", "c"] {
      try folder.write(EqualNamesTests.manifest(#".target(name: "App")"#), to: "\(name)/Package.swift")
        .write("", to: "\(name)/Sources/App/F.swift")
    }
    let project = try ProjectReader(depth: .declarations).project(at: folder.path)
    #expect(project.modules.flatMap(\.files).map(\.path) == ["a/Sources/App/F.swift"])
    #expect(project.findings.map(\.message) == ["2 more modules named 'App' are left out"])
  }

  @Test("are read for what is generated only from the one that has something to generate")
  func withBlueprint() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c"] {
      _ = try folder.write(EqualNamesTests.manifest(#".target(name: "App")"#), to: "\(name)/Package.swift")
        .write(name == "b" ? "import Handwire\n" : "", to: "\(name)/Sources/App/App.swift")
    }
    let project = try ProjectReader(depth: .declarations).project(at: folder.path)
    #expect(project.modules.flatMap(\.files).map(\.path) == ["b/Sources/App/App.swift"])
    #expect(project.findings.map(\.message) == ["2 more modules named 'App' are left out"])
    #expect(project.findings.first?.place.path == "a/Sources/App/App.swift")
  }

  @Test("of Xcode projects side by side share files and keep their own")
  func xcodeProjects() throws {
    let project = { (own: String) in
      ProjectFile(targets: [.init(name: "App", files: ["\(own).swift", "Own.swift", "../Shared.swift"])]).text
    }
    let folder = try TemporaryFolder()
    for name in ["ios", "mac"] {
      try folder.write(project(name), to: "\(name)/App.xcodeproj/project.pbxproj").write(
        "", to: "\(name)/\(name).swift"
      )
      .write("", to: "\(name)/Own.swift")
    }
    try folder.write("", to: "Shared.swift")
    let modules = try ProjectReader().project(at: folder.path).modules
    #expect(modules.map(\.name) == ["App", "mac/App"])
    #expect(
      modules.map { $0.files.map(\.path) } == [
        ["Shared.swift", "ios/Own.swift", "ios/ios.swift"], ["mac/Own.swift", "mac/mac.swift"],
      ])
    #expect(modules.map(\.sharesFilesOf) == [[], ["App"]])
  }
}
