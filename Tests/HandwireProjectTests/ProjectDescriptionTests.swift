import Foundation
import HandwireFacts
import HandwireProject
import Testing

@Suite("Modules that somebody else has listed")
struct ProjectDescriptionTests {
  @Test("are read without a look at the folder")
  func described() throws {
    let folder = try TemporaryFolder().write("struct A {}", to: "a/A.swift").write("struct B {}", to: "b/B.swift")
      .write("struct C {}", to: "b/C.swift")
    try folder.write(
      """
      {"root": "\(folder.path)", "modules": [
        {"name": "B", "files": ["b/B.swift"], "compilerFlags": ["-swift-version", "5", "-default-isolation", "MainActor"]},
        {"name": "A", "files": ["\(folder.path)/a/A.swift", "missing.swift"], "dependencies": ["B", "Remote"],
         "role": "executable", "package": "p", "isDependency": true, "settings": {"languageMode": 6, "isMainActorByDefault": true}}]}
      """, to: "modules.json")
    let description = try ProjectDescriptionReader().description(at: folder.path + "/modules.json")
    let project = ProjectReader().project(describedBy: description)
    #expect(project.modules.map(\.name) == ["A", "B"])
    #expect(project.modules[0].dependencies == ["B"])
    #expect(project.modules[0].settings == ModuleSettings(isMainActorByDefault: true, languageMode: 6))
    #expect(project.modules[1].settings == ModuleSettings(isMainActorByDefault: true, languageMode: 5))
    #expect(project.modules.flatMap(\.files).map(\.path) == ["a/A.swift", "b/B.swift"])
    #expect(project.findings.map(\.rule) == ["unreadable-file"])
    #expect(project.dependencyModules == ["A"])
    #expect(project.findings.first?.place.path == "missing.swift")
  }

  @Test("come back from JSON as they went")
  func roundTrip() throws {
    let description = ProjectDescription(
      root: "/x",
      modules: [
        DescribedModule(
          name: "A", role: .test, package: "p", dependencies: ["B"], files: ["a.swift"],
          settings: ModuleSettings(isMainActorByDefault: true, languageMode: 5, features: ["X"]))
      ])
    #expect(try JSONDecoder().decode(ProjectDescription.self, from: JSONEncoder().encode(description)) == description)
  }

  @Test("have to be written as described")
  func malformed() throws {
    let folder = try TemporaryFolder().write("{\"root\": \"/x\", \"modules\": [{\"name\": \"A\"}]}", to: "a.json")
      .write("{", to: "b.json")
    for (name, word) in [("a.json", "files"), ("b.json", "JSON")] {
      let error = #expect(throws: ProjectError.self) {
        try ProjectDescriptionReader().description(at: "\(folder.path)/\(name)")
      }
      #expect(error?.description.contains(word) == true)
    }
  }
}
