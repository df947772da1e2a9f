import HandwireFacts
import HandwireFindings
import HandwireProject
import Testing

@Suite("An Xcode project")
struct XcodeProjectTests {
  private func modules(_ folder: TemporaryFolder) throws -> [Module] {
    try ProjectReader().project(at: folder.path).modules
  }

  private func paths(_ modules: [Module]) -> [String: [String]] {
    modules.reduce(into: [:]) { $0[$1.name] = $1.files.map(\.path) }
  }

  @Test("has a module for each target, with the files that the target lists")
  func classicGroups() throws {
    let project = ProjectFile(targets: [
      .init(name: "My App", files: ["App/A.swift", "App/Grüße & Küsse.swift"], dependencies: ["Core"]),
      .init(name: "Core", product: "framework", files: ["Core/C.swift"]),
      .init(name: "AppTests", product: "bundle.unit-test", files: ["Tests/T.swift"], dependencies: ["My App"]),
      .init(name: "Widget", product: "app-extension", files: ["Widget/W.swift"]),
    ])
    let folder = try TemporaryFolder().write(project.text, to: "App.xcodeproj/project.pbxproj")
    for file in ["App/A.swift", "App/Grüße & Küsse.swift", "Core/C.swift", "Tests/T.swift", "Widget/W.swift"] {
      try folder.write("", to: file)
    }
    let read = try ProjectReader().project(at: folder.path)
    #expect(read.findings == [])
    #expect(read.modules.map(\.name) == ["AppTests", "Core", "My_App", "Widget"])
    #expect(read.modules.map(\.role) == [.test, .library, .executable, .executable])
    #expect(read.modules.map(\.dependencies) == [["My_App"], [], ["Core"], []])
    #expect(read.modules.map(\.package) == ["App", "App", "App", "App"])
    #expect(read.modules[2].files.map(\.path) == ["App/A.swift", "App/Grüße & Küsse.swift"])
  }

  @Test("finds files by groups, by the project's folder, by absolute paths, and not in the products")
  func sourceTrees() throws {
    let folder = try TemporaryFolder()
    let refs = [
      ("F1", "path = A.swift; sourceTree = \"<group>\";"), ("F2", "path = Other/B.swift; sourceTree = SOURCE_ROOT;"),
      ("F3", "path = \"\(folder.path)/Far/C.swift\"; sourceTree = \"<absolute>\";"),
      ("F4", "path = D.swift; sourceTree = BUILT_PRODUCTS_DIR;"),
      ("F5", "path = \"../Up/E.swift\"; sourceTree = \"<group>\";"),
    ]
    let objects = refs.map {
      "\($0.0) = {isa = PBXFileReference; \($0.1) };\nB\($0.0) = {isa = PBXBuildFile; fileRef = \($0.0); };"
    }
    let text = """
      {objects = {
      \(objects.joined(separator: "\n"))
      INNER = {isa = PBXGroup; name = Inner; children = (F1, F2, F3, F4); sourceTree = "<group>"; };
      DEEP = {isa = PBXGroup; path = Deep; children = (INNER, F5, DEEP); sourceTree = "<group>"; };
      MAIN = {isa = PBXGroup; children = (DEEP); path = Code; sourceTree = "<group>"; };
      S = {isa = PBXSourcesBuildPhase; files = (BF1, BF2, BF3, BF4, BF5); };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
      R = {isa = PBXProject; mainGroup = MAIN; targets = (T); };
      }; rootObject = R;}
      """
    try folder.write(text, to: "App.xcodeproj/project.pbxproj")
    for file in ["Code/Deep/A.swift", "Other/B.swift", "Far/C.swift", "Code/Up/E.swift"] {
      try folder.write("", to: file)
    }
    let read = try ProjectReader().project(at: folder.path)
    #expect(read.findings == [])
    #expect(paths(read.modules) == ["App": ["Code/Deep/A.swift", "Code/Up/E.swift", "Far/C.swift", "Other/B.swift"]])
  }

  @Test("takes the files of synchronized folders, without the exceptions, which another target may take in")
  func synchronizedFolders() throws {
    let project = ProjectFile(
      targets: [
        .init(name: "App", folders: ["App", "Shared"]),
        .init(name: "Widget", product: "app-extension", folders: ["Widget"]),
      ],
      exceptions: [
        ("App", "App", ["Info.plist", "Old.swift", "Drafts"]), ("App", "Widget", ["Theme/Colors.swift", "Info.plist"]),
      ])
    let folder = try TemporaryFolder().write(project.text, to: "App.xcodeproj/project.pbxproj")
    for file in [
      "App/A.swift", "App/Old.swift", "App/Drafts/D.swift", "App/Theme/Colors.swift", "App2/No.swift", "Shared/S.swift",
      "Widget/W.swift", "App/x.docc/Step.swift",
    ] { try folder.write("struct \(file.filter(\.isLetter)) {}", to: file) }
    let read = try ProjectReader().project(at: folder.path)
    let rest = "Reisebüro_und_Café"
    #expect(
      paths(read.modules) == [
        "App": ["App/A.swift", "App/Theme/Colors.swift", "Shared/S.swift"], "Widget": ["Widget/W.swift"],
        rest: ["App/Drafts/D.swift", "App/Old.swift", "App2/No.swift"],
      ])
    #expect(read.modules.first { $0.name == "Widget" }?.sharesFilesOf == ["App"])
    #expect(read.findings.map(\.rule) == ["file-without-target"])
    #expect(read.findings.map(\.severity) == [.note])
    #expect(
      read.findings.first?.message
        == "this file and 2 more belong to no target of App.xcodeproj; read as module '\(rest)'")
  }

  @Test("reads a file of several targets once; what it declares is known in each of them")
  func sharedFiles() throws {
    let project = ProjectFile(targets: [
      .init(name: "Tests", product: "bundle.unit-test", files: ["T.swift", "Shared.swift", "Fake.swift"]),
      .init(name: "Widget", product: "app-extension", files: ["W.swift", "Shared.swift"]),
      .init(name: "App", files: ["A.swift", "Shared.swift"]),
      .init(name: "UITests", product: "bundle.ui-testing", files: ["U.swift", "Fake.swift"]),
    ])
    let folder = try TemporaryFolder().write(project.text, to: "App.xcodeproj/project.pbxproj")
      .write("struct Shared {}", to: "Shared.swift").write("struct W { var s: Shared; var a: Secret }", to: "W.swift")
      .write("private struct Secret {}", to: "A.swift").write("", to: "T.swift").write(
        "struct Fake {}", to: "Fake.swift"
      )
      .write("struct U { let f: Fake }", to: "U.swift")
    let modules = try modules(folder)
    #expect(
      paths(modules) == [
        "App": ["A.swift", "Shared.swift"], "Tests": ["Fake.swift", "T.swift"], "UITests": ["U.swift"],
        "Widget": ["W.swift"],
      ])
    // What is generated for one of them could not import another.
    #expect(
      paths(try ProjectReader(depth: .declarations).project(at: folder.path).modules) == [
        "App": ["A.swift", "Shared.swift"], "Tests": ["Fake.swift", "Shared.swift", "T.swift"],
        "UITests": ["Fake.swift", "U.swift"], "Widget": ["Shared.swift", "W.swift"],
      ])
    let program = Program(modules: modules)
    let type = program.resolve(
      .named(NamedType(components: [.init(name: "Shared")])), in: LexicalContext(module: "Widget", file: "W.swift"))
    #expect(type == .found(.nominal(TypeIdentifier(module: "App", path: ["Shared"]), arguments: [])))
    let fake = program.resolve(
      .named(NamedType(components: [.init(name: "Fake")])), in: LexicalContext(module: "UITests", file: "U.swift"))
    #expect(fake == .found(.nominal(TypeIdentifier(module: "Tests", path: ["Fake"]), arguments: [])))
  }

  @Test("reads a file once that a package has through links")
  func linksOfPackage() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Core", targets: [.target(name: "Core")])
      """
    let project = ProjectFile(targets: [
      .init(name: "Core", product: "framework", files: ["Core/A.swift", "Core/B.swift"]),
      .init(name: "App", files: ["App.swift", "Core/B.swift"]),
      .init(name: "cli", product: "tool", files: ["App.swift"]),
    ])
    let folder = try TemporaryFolder().write(project.text, to: "Core.xcodeproj/project.pbxproj")
      .write(manifest, to: "Package.swift").write(manifest, to: "Package@swift-6.0.swift").write("", to: "Core/A.swift")
      .write("", to: "Core/B.swift").write("", to: "App.swift").write("", to: "Sources/Core/Own.swift")
    try folder.link("Sources/Core/A.swift", to: "../../Core/A.swift")
    try folder.link("Sources/Core/Folder", to: "../../Core")
    let read = try ProjectReader().project(at: folder.path)
    #expect(read.findings == [])
    #expect(
      paths(read.modules) == [
        "App": ["App.swift"], "Core": ["Core/A.swift", "Core/B.swift", "Sources/Core/Own.swift"],
      ])
  }

  @Test("has one module for targets that are variants of each other, under all of their names")
  func variants() throws {
    let files = ["A.swift", "B.swift", "C.swift"]
    let project = ProjectFile(targets: [
      .init(name: "App", files: files), .init(name: "App Staging", files: files),
      .init(
        name: "Core-iOS", product: "framework", files: ["K.swift", "Phone.swift"], settings: ["PRODUCT_NAME": "Core"]),
      .init(
        name: "Core-watchOS", product: "framework", files: ["K.swift", "Watch.swift"],
        settings: ["PRODUCT_NAME": "Core"]),
      .init(name: "Tests", product: "bundle.unit-test", files: ["T.swift"], dependencies: ["App Staging"]),
    ])
    let folder = try TemporaryFolder().write(project.text, to: "App.xcodeproj/project.pbxproj")
      .write("@testable import App_Staging\nimport struct Core.K", to: "T.swift")
    for file in files + ["K.swift", "Phone.swift", "Watch.swift"] { try folder.write("", to: file) }
    let modules = try modules(folder)
    #expect(
      paths(modules) == ["App": files, "Core": ["K.swift", "Phone.swift", "Watch.swift"], "Tests": ["T.swift"]])
    #expect(modules[2].dependencies == ["App"])
    #expect(modules[2].files.first?.facts.imports.map(\.path) == ["App", "Core.K"])
  }

  @Test("says how each target's code reads: by its settings, its xcconfig, or the project's")
  func settings() throws {
    let project = ProjectFile(
      targets: [
        .init(
          name: "App", files: ["A.swift"],
          settings: [
            "SWIFT_VERSION": "6.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
            "PRODUCT_NAME": "$(TARGET_NAME) ${FLAVOR:lower}", "FLAVOR": "BETA",
          ]),
        .init(
          name: "Core", product: "framework", files: ["C.swift"],
          settings: [
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)Kit", "PRODUCT_NAME": "my-core",
            "OTHER_SWIFT_FLAGS": "$(inherited) -enable-upcoming-feature ExistentialAny",
            "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES",
            "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "YES", "SWIFT_UPCOMING_FEATURE_X": "NO",
          ]),
        .init(name: "Lost", product: "framework", files: ["L.swift"], settings: ["PRODUCT_NAME": "$(FROM_ELSEWHERE)"]),
      ], settings: ["SWIFT_VERSION": "5.9", "OTHER_SWIFT_FLAGS": "-enable-experimental-feature Embedded"])
    let folder = try TemporaryFolder().write(project.text, to: "App.xcodeproj/project.pbxproj")
      .write("", to: "A.swift").write("", to: "C.swift").write("", to: "L.swift")
    let modules = try modules(folder)
    #expect(modules.map(\.name) == ["App_beta", "Lost", "my_coreKit"])
    #expect(modules[0].settings == ModuleSettings(isMainActorByDefault: true, languageMode: 6, features: ["Embedded"]))
    #expect(
      modules[2].settings
        == ModuleSettings(
          languageMode: 5,
          features: ["DisableOutwardActorInference", "Embedded", "ExistentialAny", "MemberImportVisibility"]))
  }

  @Test("takes build settings from files that include others")
  func configurationFiles() throws {
    let text = """
      {objects = {
      F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      X = {isa = PBXFileReference; path = "Config/App.xcconfig"; sourceTree = "<group>"; };
      MAIN = {isa = PBXGroup; children = (F, X); sourceTree = "<group>"; };
      BF = {isa = PBXBuildFile; fileRef = F; }; S = {isa = PBXSourcesBuildPhase; files = (BF); };
      C = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X; buildSettings = {SWIFT_VERSION = 5.0; }; };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L; };
      R = {isa = PBXProject; mainGroup = MAIN; targets = (T); };
      }; rootObject = R;}
      """
    let folder = try TemporaryFolder().write(text, to: "App.xcodeproj/project.pbxproj").write("", to: "A.swift")
      .write(
        "SWIFT_VERSION = 6.0 // not this one\nPRODUCT_NAME = First\n#include \"Base.xcconfig\"\n"
          + "PRODUCT_NAME = $(inherited)Last\nPRODUCT_NAME[sdk=macosx*] = Other\n#include? \"Missing.xcconfig\"",
        to: "Config/App.xcconfig"
      )
      .write(
        "// comment\r\nSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\r\nPRODUCT_NAME = Base\r\n#include \"App.xcconfig\"\r\n",
        to: "Config/Base.xcconfig")
    let module = try #require(try modules(folder).first)
    #expect(module.name == "BaseLast")
    #expect(module.settings == ModuleSettings(isMainActorByDefault: true, languageMode: 5))
  }

  @Test("may use packages below it and beside it, by product")
  func packages() throws {
    let kit = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "KitProduct", targets: ["Kit"])], targets: [.target(name: "Kit")])
      """
    let outer = kit.replacing("\"Kit", with: "\"Beside")
    let project = ProjectFile(
      targets: [.init(name: "App", files: ["A.swift"], products: ["KitProduct", "BesideProduct"])],
      packages: ["Packages/Kit", "../Beside"])
    let folder = try TemporaryFolder().write(project.text, to: "ios/App.xcodeproj/project.pbxproj")
      .write("", to: "ios/A.swift").write(kit, to: "ios/Packages/Kit/Package.swift")
      .write("", to: "ios/Packages/Kit/Sources/Kit/K.swift").write(outer, to: "Beside/Package.swift")
      .write("", to: "Beside/Sources/Beside/B.swift")
    let read = try ProjectReader().project(at: folder.path + "/ios")
    #expect(
      paths(read.modules) == [
        "App": ["A.swift"], "Beside": ["../Beside/Sources/Beside/B.swift"], "Kit": ["Packages/Kit/Sources/Kit/K.swift"],
      ])
    #expect(read.modules[0].dependencies == ["Beside", "Kit"])
    #expect(read.dependencyModules == ["Beside"])
    #expect(read.modules[1].files.first?.origin == .vendored)
  }

  @Test("may be one of several that a workspace names; those elsewhere are read as far as they are used")
  func workspace() throws {
    let app = """
      {objects = {
      F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      P = {isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = "../Core/Core.xcodeproj"; sourceTree = "<group>"; };
      MAIN = {isa = PBXGroup; children = (F, P); sourceTree = "<group>"; };
      BF = {isa = PBXBuildFile; fileRef = F; }; S = {isa = PBXSourcesBuildPhase; files = (BF); };
      X = {isa = PBXContainerItemProxy; containerPortal = P; remoteGlobalIDString = "TARGET Core"; remoteInfo = Core; };
      D = {isa = PBXTargetDependency; name = Core; targetProxy = X; };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); dependencies = (D); };
      R = {isa = PBXProject; mainGroup = MAIN; targets = (T); };
      }; rootObject = R;}
      """
    let framework = { (name: String) in
      ProjectFile(targets: [.init(name: name, product: "framework", files: ["\(name).swift"])]).text
    }
    let workspace = """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
         <!-- <FileRef location = "group:../None/None.xcodeproj"></FileRef> -->
         <Group location = "container:.." name = "All &amp; more">
            <FileRef location = "group:Extra/Extra.xcodeproj"></FileRef>
         </Group>
         <FileRef location = "group:App.xcodeproj"></FileRef>
         <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
      </Workspace>
      """
    let folder = try TemporaryFolder().write(app, to: "ios/App.xcodeproj/project.pbxproj").write("", to: "ios/A.swift")
      .write(workspace, to: "ios/App.xcworkspace/contents.xcworkspacedata")
    for name in ["Core", "Extra"] {
      try folder.write(framework(name), to: "\(name)/\(name).xcodeproj/project.pbxproj").write(
        "", to: "\(name)/\(name).swift")
    }
    let inside = try ProjectReader().project(at: folder.path + "/ios")
    #expect(paths(inside.modules) == ["App": ["A.swift"], "Core": ["../Core/Core.swift"]])
    #expect(inside.modules[0].dependencies == ["Core"])
    #expect(inside.dependencyModules == ["Core"])
    let all = try ProjectReader().project(at: folder.path)
    #expect(all.modules.map(\.name) == ["App", "Core", "Extra"])
    #expect(all.dependencyModules == [])
    #expect(all.findings == [])
  }

  @Test("that is broken is an error with its line; all broken ones are told")
  func broken() throws {
    let whole = ProjectFile(targets: [.init(name: "App", files: ["A.swift"])]).text
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let problem = { (text: String) in
      let folder = try TemporaryFolder().write(text, to: "App.xcodeproj/project.pbxproj").write("", to: "A.swift")
      do {
        _ = try ProjectReader().project(at: folder.path)
        return "none"
      } catch { return "\(error)".replacing(/: .*/, with: "") }
    }
    let path = "App.xcodeproj/project.pbxproj"
    #expect(try problem(whole) == "none")
    let conflict =
      lines[..<7] + ["<<<<<<< HEAD"] + lines[7..<8] + ["======="] + lines[7..<8] + [">>>>>>> theirs"] + lines[8...]
    #expect(try problem(conflict.joined(separator: "\n")) == "\(path):8")
    #expect(try problem("{\n  objects = {\n    A = (\n      B,\n") == "\(path):3")
    #expect(try problem("// !$*UTF8*$!\n{\n  A = \"open;\n}\n") == "\(path):3")
    #expect(try problem("{\n  A = B\n  C = D;\n}\n") == "\(path):2")
    #expect(try problem("{\n  A = (B C);\n}\n") == "\(path):2")
    #expect(try problem("{\n  A = B; /* no end\n}\n") == "\(path):2")
    #expect(try problem("{\n  A = ä;\n}\n") == "\(path):2")
    #expect(try problem("{\n  A = B;\n}\n}\n") == "\(path):4")
    #expect(try problem("<?xml version=\"1.0\"?>\n<plist>\n<dict>\n</plist>\n").hasPrefix(path))
    #expect(try problem("") == "\(path):1")
    #expect(try problem("SWIFT_VERSION = 5.0;") == "\(path):1")
    #expect(try problem("{objects = {}; rootObject = X;}") == "\(path):1")
    #expect(try problem("{\n\n" + String(repeating: "a = {", count: 100_000)) == "\(path):3")

    let folder = try TemporaryFolder().write("{", to: "B/B.xcodeproj/project.pbxproj").write("", to: "A.swift")
      .write("(", to: "A/A.xcodeproj/project.pbxproj").write("", to: "Empty.xcodeproj/project.xcworkspace/x.txt")
    do {
      _ = try ProjectReader().project(at: folder.path)
      Issue.record("broken projects were read")
    } catch {
      let all = ProjectErrors([error]).all.map { "\($0)".prefix(31) }
      #expect(all == ["A/A.xcodeproj/project.pbxproj:1", "B/B.xcodeproj/project.pbxproj:1"])
    }
    let configuration = Configuration(exclude: [PathPattern("A"), PathPattern("B/B.xcodeproj")])
    #expect(try ProjectReader(configuration: configuration).project(at: folder.path).modules.count == 1)
  }

  @Test("that lists what is not there is read without it, with a note")
  func missingFiles() throws {
    let project = ProjectFile(targets: [.init(name: "App", files: ["a.swift", "Gone.swift", "Gone2.swift"])])
    let folder = try TemporaryFolder().write(project.text, to: "App.xcodeproj/project.pbxproj").write("", to: "A.swift")
    let read = try ProjectReader().project(at: folder.path)
    #expect(paths(read.modules) == ["App": ["A.swift"]])
    #expect(read.incompleteModules == ["App"])
    #expect(
      read.findings.map(\.message) == [
        "2 Swift files that targets of this project list are not there: Gone.swift, Gone2.swift"
      ])
  }

  @Test("with no Swift in it cannot be read")
  func noSwift() throws {
    let folder = try TemporaryFolder().write(
      ProjectFile(targets: [.init(name: "App")]).text, to: "App.xcodeproj/project.pbxproj"
    )
    .write("int main() {}", to: "main.m")
    #expect(throws: ProjectError.nothingToRead(folder.path)) { try ProjectReader().project(at: folder.path) }
  }

  @Test("below a package is read with it for the audit, not for what is generated")
  func belowPackage() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    let folder = try TemporaryFolder().write(manifest, to: "Package.swift").write("", to: "Sources/Kit/K.swift")
      .write(ProjectFile(targets: [.init(name: "App", folders: ["iOS"])]).text, to: "App/App.xcodeproj/project.pbxproj")
      .write("", to: "App/iOS/A.swift").write("", to: "App/Scripts/S.swift").write("", to: "Elsewhere/E.swift")
    #expect(
      paths(try modules(folder)) == [
        "App": ["App/iOS/A.swift"], "App (no target)": ["App/Scripts/S.swift"], "Kit": ["Sources/Kit/K.swift"],
      ])
    #expect(try ProjectReader(depth: .declarations).project(at: folder.path).modules.map(\.name) == ["Kit"])
  }

  @Test("inside a package below is read, with what lies beside it")
  func insidePackage() throws {
    let folder = try TemporaryFolder(named: "Root").write("let package = Package()", to: "App/Package.swift")
      .write(ProjectFile(targets: [.init(name: "App", folders: ["iOS"])]).text, to: "App/App.xcodeproj/project.pbxproj")
      .write("", to: "App/iOS/A.swift").write("", to: "App/Scripts/S.swift")
      .write(
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"K\", targets: [.target(name: \"K\")])",
        to: "K/Package.swift"
      )
      .write("", to: "K/Sources/K/K.swift").write("", to: "K/Danger.swift")
      .write(
        ProjectFile(targets: [.init(name: "Demo", files: ["D.swift"])]).text,
        to: "K/Demo/Demo.xcodeproj/project.pbxproj"
      )
      .write("", to: "K/Demo/D.swift")
    #expect(
      paths(try modules(folder)) == [
        "App": ["App/iOS/A.swift"], "App (no target)": ["App/Scripts/S.swift"], "Demo": ["K/Demo/D.swift"],
        "K": ["K/Sources/K/K.swift"],
      ])
  }

  @Test("of several megabytes is read in time that grows with its size", .timeLimit(.minutes(1)))
  func large() throws {
    let names = (0..<100).map { "Target\($0)" }
    let project = ProjectFile(
      targets: names.map { name in .init(name: name, files: (0..<120).map { "\(name)/Some Folder/File\($0).swift" }) })
    let text = project.text
    #expect(text.utf8.count > 2_500_000)
    let folder = try TemporaryFolder().write(text, to: "App.xcodeproj/project.pbxproj").write(
      "", to: "Target1/Some Folder/File1.swift")
    let modules = try modules(folder)
    #expect(modules.map(\.name) == ["Target1"])
  }
}
