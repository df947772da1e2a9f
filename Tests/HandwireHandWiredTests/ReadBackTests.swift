import Foundation
import HandwireFacts
import HandwireProject
import Testing

@Suite("What was written is read back")
struct ReadBackTests {
  static let goldens = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Goldens")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: goldens.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }
  }()

  @Test("The graph of every golden", arguments: names)
  func golden(name: String) throws {
    let input = Self.goldens.appending(path: "\(name)/input").path
    let project = try ProjectReader(depth: .code).project(at: input)
    guard let back = ReadBack(project.modules) else { return }
    #expect(back.missing == [], "\(name)")
    #expect(back.surplus == [], "\(name)")
  }
}
