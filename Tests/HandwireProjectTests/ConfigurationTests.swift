import Foundation
import HandwireProject
import Testing

@Suite("The configuration")
struct ConfigurationTests {
  func problems(_ text: String, knownRules: [String] = []) throws -> [String] {
    let folder = try TemporaryFolder().write(text, to: ".handwire.json")
    do {
      _ = try ConfigurationReader(knownRules: knownRules).configuration(in: AbsolutePath(folder.path))
      return []
    } catch {
      return error.all.map(\.description)
    }
  }

  @Test("may say everything that it can say, with comments")
  func complete() throws {
    let text = """
      {
        // where wiring belongs
        composition: ["App/Composition", "App/AppDelegate.swift"],
        exclude: ["Vendor/**"],
        rules: { "wide-initializer": "off", 'singleton-use': "error" },
        limits: { "wide-initializer": 8, "god-container": 60 },
        locators: [{ type: "ServiceHub", members: ["get", "fetch"] }, { wrapper: "Service" }],
        notLocators: ["Theme"],
      }
      """
    let folder = try TemporaryFolder().write(text, to: ".handwire.json").write(text, to: "other.json")
    let expected = Configuration(
      composition: [PathPattern("App/Composition"), PathPattern("App/AppDelegate.swift")],
      exclude: [PathPattern("Vendor/**")], rules: ["wide-initializer": .off, "singleton-use": .severity(.error)],
      limits: ["wide-initializer": 8, "god-container": 60],
      locators: [.type("ServiceHub", members: ["get", "fetch"]), .wrapper("Service")], notLocators: ["Theme"])
    #expect(try ConfigurationReader().configuration(in: AbsolutePath(folder.path)) == expected)
    #expect(
      try ConfigurationReader().configuration(in: AbsolutePath("/"), file: folder.path + "/other.json") == expected)
  }

  @Test("may be missing, but not where it is named")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(try ConfigurationReader().configuration(in: AbsolutePath(folder.path)) == Configuration())
    #expect(throws: ProjectErrors([.noSuchPath("/none.json")])) {
      try ConfigurationReader().configuration(in: AbsolutePath(folder.path), file: "/none.json")
    }
  }

  @Test("is told everything that is wrong with it, with the nearest that is right")
  func wrong() throws {
    let found = try problems(
      "{ exlude: [], composition: 'App', rules: { a: 'fatal', 'missing-bindin': 'off' }, limits: { 'missing-binding': 1.5 }, locators: [{ typ: 'X' }] }",
      knownRules: ["missing-binding"])
    #expect(
      found == [
        ".handwire.json: 'composition' has to be a list of strings",
        ".handwire.json: unknown key 'exlude'; did you mean 'exclude'?",
        ".handwire.json: 'limits.missing-binding' has to be a whole number, 0 or more",
        ".handwire.json: unknown key 'locators[0].typ'; did you mean 'type'?",
        ".handwire.json: 'locators[0]' has to have either a 'type' or a 'wrapper', a string",
        ".handwire.json: unknown rule 'a'; known are missing-binding",
        ".handwire.json: unknown rule 'missing-bindin'; did you mean 'missing-binding'?",
      ])
  }

  @Test("has to be JSON, told in one line", arguments: ["{", "{ a: tru }", "[]", "", "{\"exclude\": [\"a\"}"])
  func notJSON(text: String) throws {
    let found = try problems(text)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(".handwire.json: ") == true)
    #expect(found.first?.contains("\n") == false)
  }

  @Test(
    "matches paths by folder, file and glob",
    arguments: [
      ("Vendor/**", "Vendor/a/b.swift", true), ("Vendor", "Vendor/a.swift", true), ("Vendor", "VendorX/a.swift", false),
      ("Vendor/", "Vendor/a.swift", true), ("**/Gen", "a/b/Gen/c.swift", true), ("**/Gen", "Gen/c.swift", true),
      ("*.swift", "a.swift", true), ("*.swift", "a/b.swift", false), ("a/*/c", "a/b/c/d", true),
      ("a/*/c", "a/b/x/c", false), ("a?c.swift", "abc.swift", true), ("a?c.swift", "ac.swift", false),
      ("**/*Tests/**", "x/yTests/z.swift", true), ("./App", "App/x.swift", true), ("", "a.swift", false),
      ("*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
    ])
  func patterns(pattern: String, path: String, isMatch: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMatch)
  }

  @Test(
    "knows what was meant",
    arguments: [("--chek", "--check"), ("--fromat", "--format"), ("--outptu", "--output"), ("--FORMAT", "--format")])
  func nearestName(written: String, meant: String) {
    #expect(NearestName.of(written, in: ["--format", "--output", "--check"]) == meant)
  }

  @Test("offers nothing for what is no slip", arguments: ["--xyzzy", "", "-"])
  func noNearestName(written: String) {
    #expect(NearestName.of(written, in: ["--format", "--output", "--check"]) == nil)
  }
}
