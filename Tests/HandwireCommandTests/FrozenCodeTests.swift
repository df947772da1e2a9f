import Foundation
import Testing

/// On code, with a rule that finds something in it.
@Suite("What is frozen")
struct FrozenCodeTests {
  static let service = "final class API {\n  static let shared = API()\n  func get() {}\n}\n"
  static let asking = "  func load() { API.shared.get() }\n"

  func folder(_ files: [String: String]) throws -> AuditedFolder {
    let folder = try AuditedFolder()
    try folder.write(FrozenCodeTests.service, to: "Sources/App/API.swift")
    for (path, text) in files { try folder.write(text, to: path) }
    return folder
  }

  @Test("in one class is not frozen in another: mended here and added there is new")
  func elsewhere() throws {
    let (asks, mended) = (FrozenCodeTests.asking, "  func load() {}\n")
    let folder = try folder([
      "Sources/App/Trips.swift": "final class Trips {\n\(asks)}\nfinal class Places {\n\(mended)}\n"
    ])
    defer { folder.remove() }
    _ = try folder.handwire("freeze")
    #expect(
      try folder.baseline == "singleton-use\tSources/App/Trips.swift\tTrips.load()\tAPI.shared\n")
    try folder.write("final class Trips {\n\(mended)}\nfinal class Places {\n\(asks)}\n", to: "Sources/App/Trips.swift")
    let audit = try folder.handwire("audit")
    #expect(audit.status == 1)
    #expect(audit.output.contains("\nSources/App/Trips.swift:5:"))
    #expect(audit.output.contains("\n  singleton-use  Sources/App/Trips.swift  Trips.load()  API.shared\n"))
    #expect(audit.output.hasSuffix(": 1 warning\n"))
  }

  @Test("goes along with a class or a method that moves to another file, and stays frozen when the file is renamed")
  func moving() throws {
    let asks = FrozenCodeTests.asking
    let folder = try folder([
      "Sources/App/A.swift": "final class Trips {\n\(asks)}\nfinal class Places {}\n",
      "Sources/App/B.swift": "extension Places {\n\(asks)}\nextension Trips {}\n",
      "Sources/App/C.swift": "struct C {}\n",
    ])
    defer { folder.remove() }
    _ = try folder.handwire("freeze")
    try folder.write("final class Places {}\n", to: "Sources/App/A.swift")
    try folder.write("extension Places {}\nextension Trips {}\n", to: "Sources/App/B.swift")
    try folder.write(
      "struct C {}\nfinal class Trips {\n\(asks)}\nextension Places {\n\(asks)}\n", to: "Sources/App/C.swift")
    let moved = try folder.handwire("audit", "--ci")
    #expect(moved.status == 0, "\(moved.output)")
    #expect(try folder.handwire("freeze").errors.hasPrefix(".handwire-baseline: 2 frozen (2 moved)\n"))
    try FileManager.default.moveItem(
      atPath: folder.path + "/Sources/App/C.swift", toPath: folder.path + "/Sources/App/D.swift")
    #expect(try folder.handwire("audit", "--ci").status == 0)
  }

  @Test("is what the configuration leaves to be found")
  func composition() throws {
    let folder = try folder(["Sources/App/Root.swift": "final class Root {\n\(FrozenCodeTests.asking)}\n"])
    defer { folder.remove() }
    #expect(try folder.handwire("audit").status == 1)
    try folder.write(#"{ composition: ["Sources/App/Root.swift"] }"#, to: ".handwire.json")
    let audit = try folder.handwire("audit")
    #expect(audit.status == 0, "\(audit.output)")
    #expect(audit.output.contains("\n  Sources/App/Root.swift  configured\n"))
    #expect(
      try folder.handwire("audit", "--format", "json").errors.contains("\n  Sources/App/Root.swift  configured\n"))
    try folder.write(#"{ rules: { "singleton-use": "off" } }"#, to: ".handwire.json")
    #expect(try folder.handwire("audit").status == 0)
  }
}
