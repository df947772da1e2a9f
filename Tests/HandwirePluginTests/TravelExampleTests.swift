import Foundation
import HandwireTestSupport
import Testing

/// The example as it stands, in a copy that is built with the packed tool.
@Suite(.serialized)
struct TravelExampleTests {
  private static let folder = FixturePackage.home.appending(path: "travel", directoryHint: .isDirectory)
  private static let part = "Sources/TravelApp/Composition/PaymentsPart.swift"

  @Test func `Without one of its bindings the build fails at the parameter that needs it`() async throws {
    try await FixturePackage.prepareTool()
    try Self.copyExample()
    let part = Self.folder.appending(path: Self.part)
    let text = try String(contentsOf: part, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { !$0.contains("var gateway: any PaymentGateway") }
    try #require(kept.count == lines.count - 1)
    try kept.joined(separator: "\n").write(to: part, atomically: true, encoding: .utf8)

    let outcome = try await ToolRun.of(
      ["swift", "build", "--product", "TravelApp"], in: Self.folder)
    let place = try Self.place(of: "gateway: any PaymentGateway", in: "Sources/PaymentsFeature/RefundDesk.swift")
    #expect(outcome.status == 1)
    #expect(
      outcome.contains("\(place): error: AppGraph has no binding for 'any PaymentGateway' [missing-binding]"),
      "\(outcome.output)")
  }

  /// Where an initializer has this parameter, as the compiler would say it.
  private static func place(of parameter: String, in path: String) throws -> String {
    let file = folder.appending(path: path)
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    let index = try #require(lines.firstIndex { $0.contains("init(") && $0.contains(parameter) })
    let start = try #require(lines[index].range(of: parameter)).lowerBound
    let column = lines[index].utf8.distance(from: lines[index].startIndex, to: start) + 1
    return "\(file.path(percentEncoded: false)):\(index + 1):\(column)"
  }

  /// All of the example but what was built of it.
  private static func copyExample() throws {
    let files = FileManager.default
    let example = FixturePackage.repository.appending(path: "Examples/TravelBooking", directoryHint: .isDirectory)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Sources", "Tests"] {
      let copy = folder.appending(path: name)
      if files.fileExists(atPath: copy.path(percentEncoded: false)) { try files.removeItem(at: copy) }
      try files.copyItem(at: example.appending(path: name), to: copy)
    }
    let manifest = try String(contentsOf: example.appending(path: "Package.swift"), encoding: .utf8)
    try #require(manifest.contains(#"path: "../..""#))
    try manifest.replacing(#"path: "../..""#, with: #"path: "../tool""#)
      .write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
  }
}
