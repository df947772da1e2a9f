import Foundation
import Testing

@Suite("audit")
struct AuditCommandTests {
  @Test("fails for what is new, and for nothing that is frozen")
  func gate() throws {
    let folder = try AuditedFolder(["Sources/App/A.swift": ["one", "two"]])
    defer { folder.remove() }
    let first = try folder.handwire("audit")
    #expect(first.status == 1)
    #expect(first.output.contains("\nSources/App/A.swift:1:"))
    #expect(first.output.hasSuffix("module: 2 warnings\n"))
    #expect(first.errors == "'handwire freeze' freezes these, so that only new ones fail\n")

    let freeze = try folder.handwire("freeze")
    #expect(freeze.status == 0)
    #expect(freeze.output == "")
    #expect(freeze.errors == ".handwire-baseline: 2 frozen\n")
    #expect(
      try folder.baseline == """
        unused-suppression\tSources/App/A.swift\t-\thandwire:ignore one

        unused-suppression\tSources/App/A.swift\t-\thandwire:ignore two

        """)
    let frozen = try folder.handwire("audit", "--ci")
    #expect(frozen.status == 0)
    #expect(frozen.output.hasSuffix("module: no findings; 2 frozen\n"))
    #expect(try folder.handwire("audit", "--no-baseline").status == 1)

    try folder.warn(of: ["one", "two", "three"], in: "Sources/App/A.swift", below: 20)
    let second = try folder.handwire("audit")
    #expect(second.status == 1)
    #expect(second.output.contains("Sources/App/A.swift:23:"))
    #expect(second.output.hasSuffix("module: 1 warning; 2 frozen\n"))
  }

  @Test("obeys the configuration")
  func configuration() throws {
    let folder = try AuditedFolder(["Sources/App/A.swift": ["one"]])
    defer { folder.remove() }
    for (weight, status) in [("note", 0), ("off", 0), ("warning", 1), ("error", 1)] as [(String, Int32)] {
      try folder.write(#"{ rules: { "unused-suppression": "\#(weight)" } }"#, to: ".handwire.json")
      let result = try folder.handwire("audit", "--format", "json")
      #expect(result.status == status)
      #expect(result.output.contains(#""severity" : "\#(weight)""#) == (weight != "off"))
    }
    try folder.write(
      """
      {
        composition: ["App/Composition", "App/AppDelegate.swift"],  // folders and files
        exclude: ["Vendor/**"],
        rules: { "wide-initializer": "off", "singleton-use": "error" },
        limits: { "wide-initializer": 8, "god-container": 60 },
        locators: [{ type: "ServiceHub", members: ["get", "fetch"] }, { wrapper: "Service" }],
        notLocators: ["Theme"],
      }
      """, to: ".handwire.json")
    #expect(try folder.handwire("audit").status == 1)
    try folder.write(#"{ rules: { "unused-supression": "off" } }"#, to: ".handwire.json")
    let unknown = try folder.handwire("audit")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors
        == "error: .handwire.json: unknown rule 'unused-supression'; did you mean 'unused-suppression'?\n")
  }

  @Test("refuses a baseline that means nothing, with the line")
  func garbled() throws {
    let folder = try AuditedFolder(["Sources/App/A.swift": ["one"]])
    defer { folder.remove() }
    _ = try folder.handwire("freeze")
    let line = try folder.baseline
    try folder.write("<<<<<<< HEAD\n\(line)=======\n\(line)>>>>>>> other\n", to: ".handwire-baseline")
    for words in [["audit"], ["freeze"], ["freeze", "--shrink"], ["freeze", "--compare", "."]] {
      let result = try HandwireProcess.run(words, in: folder.path)
      #expect(result.status == 2)
      #expect(result.output == "")
      #expect(result.errors.hasPrefix("error: .handwire-baseline:1: a merge left a conflict here ('<<<<<<<'); "))
    }
    #expect(try folder.handwire("audit", "--no-baseline").status == 1)
    try folder.write("\(line)\nunused-suppresion\ta\tb\tc\nx\n", to: ".handwire-baseline")
    #expect(
      try folder.handwire("audit").errorLines.map { $0.prefix(36) } == [
        "error: .handwire-baseline:3: unknown", "error: .handwire-baseline:4: this is",
      ])
  }

  @Test("prints what programs read: each format, to a file too")
  func formats() throws {
    let folder = try AuditedFolder(["Sources/App/A.swift": ["one"]])
    defer { folder.remove() }
    let json = try folder.handwire("audit", "--format", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect(object["counts"] as? [String: Int] == ["unused-suppression": 1])
    let finding = try #require((object["findings"] as? [[String: Any]])?.first)
    #expect(finding["path"] as? String == "Sources/App/A.swift")
    #expect(finding["subject"] as? String == "handwire:ignore one")
    #expect(json.errors.hasPrefix("1 warning\n"))

    let elsewhere = try HandwireProcess.run(["audit", folder.path, "--format", "github"], in: "/")
    let root = String(folder.path.dropFirst())
    #expect(elsewhere.output.hasPrefix("::warning file=\(root)/Sources/App/A.swift,line=1,col="))
    let xcode = try folder.handwire("audit", "--format", "xcode")
    #expect(xcode.output.hasPrefix("\(folder.path)/Sources/App/A.swift:1:"))

    let sarif = try folder.handwire("audit", "--format", "sarif", "--output", "out.sarif")
    #expect(sarif.status == 1)
    #expect(sarif.output == "")
    #expect(try folder.text(of: "out.sarif") == folder.handwire("audit", "--format=sarif").output)
    #expect(
      try folder.handwire("audit", "--output", "Sources").errors
        == "error: 'Sources' cannot be written: it is a folder\n")
    let unwritable = try folder.handwire("audit", "--output", "no/such/folder")
    #expect(unwritable.status == 2)
    #expect(unwritable.errors.hasPrefix("error: 'no/such/folder' cannot be written: "))
  }

  @Test("takes only the rules that are asked for, and leaves lines of others alone")
  func rules() throws {
    let folder = try AuditedFolder(["Sources/App/A.swift": ["one"]])
    defer { folder.remove() }
    _ = try folder.handwire("freeze")
    try folder.warn(of: [], in: "Sources/App/A.swift")
    #expect(try folder.handwire("audit", "--ci", "--rule", "syntax-error").status == 0)
    #expect(
      try folder.handwire("audit", "--ci", "--rule", "syntax-error", "--rule", "unused-suppression").status == 1)
  }

  @Test("honours NO_COLOR and prints no escape into a file")
  func colours() throws {
    let folder = try AuditedFolder(["Sources/App/A.swift": ["one"]])
    defer { folder.remove() }
    let result = try folder.handwire("audit", environment: ["NO_COLOR": "1"])
    #expect(!(result.output + result.errors).contains("\u{1B}"))
    #expect(try !folder.handwire("audit").output.contains("\u{1B}"))
  }
}
