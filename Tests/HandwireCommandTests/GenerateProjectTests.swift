import Foundation
import Testing

@Suite("generate, on input that is not as it should be")
final class GenerateProjectTests {
  let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/handwire-\(UUID().uuidString)/Ünser Büro"
    try FileManager.default.createDirectory(atPath: folder + "/App", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: (folder as NSString).deletingLastPathComponent) }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(path)"))
  }

  @Test("shows places from the path that the user gave, and the same in JSON relative to the project")
  func places() throws {
    try write("struct Broken {\n", to: "App/Broken.swift")
    let parent = (folder as NSString).deletingLastPathComponent
    let relative = try HandwireProcess.run(["generate", "Ünser Büro"], in: parent)
    #expect(relative.status == 0)
    #expect(relative.output.hasPrefix("Ünser Büro/App/Broken.swift:"))
    #expect(relative.output.hasSuffix(" [syntax-error]\n"))
    #expect(try HandwireProcess.run(["generate"], in: folder).output.hasPrefix("App/Broken.swift:"))
    let absolute = try HandwireProcess.run(["generate", folder]).output
    #expect(absolute.hasPrefix(folder + "/App/Broken.swift:"))
    #expect(try HandwireProcess.run(["generate", "--format", "xcode"], in: folder).output.hasPrefix("/"))

    let json = try HandwireProcess.run(["generate", "--format", "json"], in: folder)
    #expect(json.status == 0)
    let value = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect((value["findings"] as? [[String: Any]])?.first?["path"] as? String == "App/Broken.swift")
  }

  @Test("fails at a blueprint that does not parse")
  func brokenBlueprint() throws {
    try write("import Handwire\nstruct AppBlueprint: Blueprint {\n  @Owned var x: \n", to: "App/AppBlueprint.swift")
    let result = try HandwireProcess.run(["generate"], in: folder)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("App/AppBlueprint.swift:"))
    #expect(result.errors.hasSuffix("nothing is written\n"))
    #expect(!FileManager.default.fileExists(atPath: folder + "/App/Generated"))
  }

  @Test("says what is wrong with the configuration")
  func configuration() throws {
    try write("struct A {}", to: "App/A.swift")
    try write("{ exlude: ['x'], /* why not */ compositon: [] }", to: ".handwire.json")
    let result = try HandwireProcess.run(["generate"], in: folder)
    #expect(result.status == 2)
    #expect(
      result.errorLines == [
        "error: .handwire.json: unknown key 'compositon'; did you mean 'composition'?",
        "error: .handwire.json: unknown key 'exlude'; did you mean 'exclude'?",
      ])
  }

  @Test("weighs findings as the configuration says")
  func weights() throws {
    try write("struct Broken {\n", to: "App/Broken.swift")
    try write("{ rules: { 'syntax-error': 'off' } }", to: ".handwire.json")
    #expect(try HandwireProcess.run(["generate"], in: folder).output == "")
    try write("{ rules: { 'syntax-error': 'error' } }", to: ".handwire.json")
    let result = try HandwireProcess.run(["generate"], in: folder)
    #expect(result.status == 1)
    #expect(result.output.contains(": error: "))
  }

  @Test("prints no colours into a file, nor where they are forbidden")
  func noColours() throws {
    try write("struct Broken {\n", to: "App/Broken.swift")
    #expect(try !HandwireProcess.run(["generate"], in: folder).output.contains("\u{1B}"))
  }
}
