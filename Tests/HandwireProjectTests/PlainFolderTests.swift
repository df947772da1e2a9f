import Foundation
import HandwireFacts
import HandwireFindings
import HandwireProject
import Testing

@Suite("A folder without a manifest")
struct PlainFolderTests {
  @Test("becomes one module for each folder in Sources, each of which may import every other")
  func modulesInSources() throws {
    let folder = try TemporaryFolder()
      .write("struct A {}", to: "Sources/Äpfel/A.swift").write("struct B {}", to: "Sources/Birnen/deep/er/B.swift")
      .write("struct T {}", to: "Tests/ÄpfelTests/T.swift")
    let modules = try ProjectReader().project(at: folder.path).modules
    #expect(modules.map(\.name) == ["Birnen", "Äpfel", "ÄpfelTests"])
    #expect(modules.map(\.dependencies) == [["Äpfel"], ["Birnen"], ["Birnen", "Äpfel"]])
    #expect(modules.map(\.role) == [.library, .library, .test])
    #expect(modules[0].files.map(\.path) == ["Sources/Birnen/deep/er/B.swift"])
    #expect(modules[1].files.first?.facts.types.map(\.header.name) == ["A"])
  }

  @Test("becomes one module of the folder's name where Sources holds none")
  func wholeFolder() throws {
    let folder = try TemporaryFolder(named: "My-App 2")
      .write("", to: "B.swift").write("", to: "App/A.swift").write("", to: "My-AppTests/T.swift")
      .write("", to: "Pods/P.swift").write("", to: "App/Carthage/C.swift").write("", to: "DerivedData/D.swift")
      .write("", to: ".build/checkouts/x/X.swift").write("", to: "App/Tour.docc/Step.swift")
      .write("", to: "App/notes.txt")
    let modules = try ProjectReader().project(at: folder.path).modules
    #expect(modules.map(\.name) == ["My_AppTests", "My_App_2"])
    #expect(modules[1].files.map(\.path) == ["App/A.swift", "B.swift"])
    #expect(modules[0].dependencies == ["My_App_2"])
  }

  @Test("has its test modules parsed only where one of them may hold a blueprint, if that is all that is asked for")
  func unreachableTests() throws {
    let folder = try TemporaryFolder()
      .write("struct A {}", to: "Sources/A/A.swift").write("struct B { func b() { c() } }", to: "Sources/B/B.swift")
      .write("struct T {}", to: "Tests/ATests/T.swift").write("struct U {}", to: "Tests/BTests/U.swift")
    let types = { (depth: FileFactsReader.Depth) in
      try ProjectReader(depth: depth).project(at: folder.path).modules.map { module in
        module.files.flatMap(\.facts.types).map(\.header.name)
      }
    }
    #expect(try types(.everything) == [["A"], ["T"], ["B"], ["U"]])
    #expect(try types(.declarations) == [["A"], [], ["B"], []])
    let other = try folder.write("import Handwire\nstruct V: Blueprint {}", to: "Tests/BTests/V.swift")
    #expect(
      try ProjectReader(depth: .declarations).project(at: other.path).modules.flatMap(\.files).flatMap(\.facts.types)
        .map(\.header.name) == ["A", "T", "B", "U", "V"])
  }

  @Test("takes its settings from the Xcode project beside it where all targets agree")
  func xcodeSettings() throws {
    let settings = ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]
    let project = ProjectFile(targets: [
      .init(name: "Objective-C", settings: settings.merging(["SWIFT_VERSION": "5.0"]) { first, _ in first }),
      .init(name: "More", settings: settings.merging(["SWIFT_VERSION": "5.9"]) { first, _ in first }),
    ])
    let folder = try TemporaryFolder().write("", to: "A.swift").write(
      project.text, to: "App.xcodeproj/project.pbxproj")
    let module = try #require(try ProjectReader().project(at: folder.path).modules.first)
    #expect(module.settings == ModuleSettings(isMainActorByDefault: true, languageMode: 5))
  }

  @Test("is read to its end although links lead in circles, upwards and nowhere", .timeLimit(.minutes(1)))
  func links() throws {
    let folder = try TemporaryFolder().write("", to: "real/A.swift").write("", to: "other/B.swift")
    try folder.link("real/self", to: ".")
    try folder.link("real/up", to: "..")
    try folder.link("real/root", to: "/")
    try folder.link("real/other", to: "../other")
    try folder.link("a-link", to: "real")
    try folder.link("nowhere", to: "missing")
    try folder.link("x.swift", to: "x.swift")
    try folder.link("linked.swift", to: "real/A.swift")
    let module = try #require(try ProjectReader().project(at: folder.path).modules.first)
    #expect(module.files.map(\.path) == ["other/B.swift", "real/A.swift"])
  }

  @Test("is read although some files are not UTF-8, empty, marked, or not to be parsed")
  func badFiles() throws {
    let folder = try TemporaryFolder()
      .write(Data("struct A {}\nlet x = \"".utf8) + [0xC3, 0x28] + Data("\"".utf8), to: "latin.swift")
      .write(Data([0xFF, 0xFE, 0x41, 0x00]), to: "wide.swift")
      .write("", to: "empty.swift")
      .write("\u{FEFF}struct Marked {}\r\nstruct Second {}\r\n", to: "crlf.swift")
      .write("struct Broken {\n  func f( {\n}\n", to: "broken.swift")
      .write("import Handwire\nstruct AppBlueprint: Blueprint {\n  @Owned var x: \n", to: "blueprint.swift")
    let project = try ProjectReader().project(at: folder.path)
    let module = try #require(project.modules.first)
    #expect(module.files.map(\.path) == ["blueprint.swift", "broken.swift", "crlf.swift", "empty.swift"])
    #expect(module.files[2].facts.types.map(\.header.position.line) == [1, 2])
    let found = project.findings.map { "\($0.place.path):\($0.place.line) \($0.severity) \($0.rule)" }
    #expect(found.contains("latin.swift:2 warning not-utf8"))
    #expect(found.contains("wide.swift:1 warning not-utf8"))
    #expect(project.findings.first { $0.place.path == "wide.swift" }?.message.contains("UTF-16") == true)
    #expect(project.findings.first { $0.place.path == "latin.swift" }?.place.column == 10)
    #expect(found.contains { $0.hasPrefix("broken.swift:") && $0.hasSuffix("warning syntax-error") })
    #expect(found.contains { $0.hasPrefix("blueprint.swift:") && $0.hasSuffix("warning syntax-error") })
    #expect(found.count == 4)
    #expect(project.incompleteModules == [module.name])
  }

  @Test("reads packages inside it as packages, not as a part of its own module")
  func packagesInside() throws {
    let folder = try TemporaryFolder(named: "App").write("struct A {}", to: "App/A.swift")
      .write(
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
        to: "Packages/Kit/Package.swift"
      )
      .write("struct K {}", to: "Packages/Kit/Sources/Kit/K.swift")
    let modules = try ProjectReader().project(at: folder.path).modules
    #expect(modules.map(\.name) == ["App", "Kit"])
    #expect(modules.map(\.package) == ["App", "kit"])
    #expect(modules[0].dependencies == ["Kit"])
    #expect(modules[0].files.map(\.path) == ["App/A.swift"])
  }

  @Test("leaves out what the configuration excludes")
  func excluded() throws {
    let folder = try TemporaryFolder().write("", to: "A.swift").write("", to: "Legacy/B.swift").write(
      "", to: "x/C.gen.swift")
    let configuration = Configuration(exclude: [PathPattern("Legacy/**"), PathPattern("**/*.gen.swift")])
    let modules = try ProjectReader(configuration: configuration).project(at: folder.path).modules
    #expect(modules.flatMap(\.files).map(\.path) == ["A.swift"])
  }

  @Test("keeps generated files apart from the sources")
  func generatedFiles() throws {
    let folder = try TemporaryFolder().write("", to: "A.swift")
      .write("\u{FEFF}// Generated by Handwire from AppBlueprint. Do not edit.\n", to: "Generated/AppGraph.swift")
    let project = try ProjectReader().project(at: folder.path)
    #expect(project.modules.flatMap(\.files).map(\.path) == ["A.swift"])
    #expect(project.generatedFiles.map(\.path.text) == ["\(folder.path)/Generated/AppGraph.swift"])
  }

  @Test("gives the same whatever way leads to it")
  func pathForms() throws {
    let folder = try TemporaryFolder().write("struct A {}", to: "Sources/M/A.swift")
    let expected = try ProjectReader().project(at: folder.path)
    #expect(try ProjectReader().project(at: folder.path + "/") == expected)
    #expect(try ProjectReader().project(at: folder.path + "/Sources/..") == expected)
  }

  @Test("has to exist, to be a folder and to hold Swift")
  func impossible() throws {
    let folder = try TemporaryFolder().write("", to: "a.txt")
    #expect(throws: ProjectError.noSuchPath("/does/not/exist")) { try ProjectReader().project(at: "/does/not/exist") }
    #expect(throws: ProjectError.notAFolder(folder.path + "/a.txt")) {
      try ProjectReader().project(at: folder.path + "/a.txt")
    }
    #expect(throws: ProjectError.nothingToRead(folder.path)) { try ProjectReader().project(at: folder.path) }
  }
}

@Suite("An app project")
struct AppProjectTests {
  @Test("with Xcode projects below has a module for each of them")
  func xcodeProjectsBelow() throws {
    let version = { (version: String, name: String, file: String) in
      ProjectFile(
        targets: [
          .init(name: name, product: "framework", files: [file]),
          .init(name: "\(name)Tests", product: "bundle.unit-test"),
        ],
        settings: ["SWIFT_VERSION": version]
      ).text
    }
    let folder = try TemporaryFolder(named: "openbooks")
      .write(version("5.0", "openbooks", "App/A.swift"), to: "App.xcodeproj/project.pbxproj").write(
        "", to: "App/A.swift"
      )
      .write(version("6.0", "Core", "Core/C.swift"), to: "Core/Core.xcodeproj/project.pbxproj")
      .write("", to: "Core/Core/C.swift").write("", to: "Core/CoreTests/T.swift")
      .write("", to: "Shelf/Shelf.xcodeproj/xcuserdata/x.txt").write("", to: "Shelf/S.swift")
    let project = try ProjectReader().project(at: folder.path)
    #expect(project.modules.map(\.name) == ["Core", "CoreTests", "Shelf", "openbooks"])
    #expect(project.modules.map(\.role) == [.library, .test, .library, .library])
    #expect(project.modules.map(\.settings.languageMode) == [6, 6, 5, 5])
    #expect(project.modules[2].dependencies == ["Core", "openbooks"])
    #expect(project.modules[0].files.map(\.path) == ["Core/Core/C.swift"])
    #expect(project.findings.map(\.place.path) == ["Core/CoreTests/T.swift"])
  }

  @Test("beside a package is read with it, each file once")
  func packageBeside() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Tools", targets: [.executableTarget(name: "Tools", path: "Tools/Sources")])
      """
    let folder = try TemporaryFolder(named: "Tools").write(manifest, to: "Package.swift")
      .write("", to: "Tools/Sources/main.swift").write("", to: "App.xcodeproj/xcshareddata/x.txt")
      .write("", to: "App/A.swift").write("", to: "UnitTests/T.swift")
    let project = try ProjectReader().project(at: folder.path)
    #expect(project.findings == [])
    #expect(project.modules.map(\.name) == ["Tools", "ToolsApp", "UnitTests"])
    #expect(
      project.modules.map { $0.files.map(\.path) } == [
        ["Tools/Sources/main.swift"], ["App/A.swift"], ["UnitTests/T.swift"],
      ])
    #expect(project.modules[1].dependencies == ["Tools"])
  }
}
