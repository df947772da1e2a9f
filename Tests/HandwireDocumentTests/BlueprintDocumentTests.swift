import Foundation
import HandwireFindings
import HandwireTestSupport
import Testing

@Suite("Documentation/Blueprint.md")
struct BlueprintDocumentTests {
  @Test("shows what is written and reported, and all of it compiles together")
  func examples() async throws {
    let document = try CheckedDocument("Documentation/Blueprint.md")
    let sections = ExampleSection.all(in: document)
    let shared = try #require(sections.first)
    var truth: [Int: String] = [:]
    var compiled = shared.files
    for section in sections.dropFirst() {
      let generation = section.generation(with: shared.files)
      truth.merge(section.truth(document, generation)) { first, _ in first }
      if section.printed.isEmpty {
        #expect(generation.findings == [], "\(section.heading)")
        #expect(!section.generated.isEmpty, "\(section.heading) shows nothing")
      }
      compiled += section.files
      compiled += generation.files.map { ("Generated/\($0.fileName)", $0.contents) }
    }
    for difference in try document.differences(from: truth) { Issue.record("\(difference)") }
    #expect(sections.count > 30)
    #expect(try await CompiledSources.problems(compiled) == "")
  }

  @Test("has every member of a blueprint, as the library declares them")
  func members() throws {
    let text = try Repository.text("Documentation/Blueprint.md")
    let folder = Repository.file("Sources/Handwire")
    var declared: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let source = try Repository.text("Sources/Handwire/\(name)")
      declared += source.matches(of: /(?m)^public struct (\w+)</).map { "@\($0.1)" }
      declared += source.matches(of: /(?m)^  associatedtype (\w+)/).map { "typealias \($0.1)" }
      declared += source.matches(of: /(?m)^public func (built)/).map { "\($0.1)(" }
      declared += source.matches(of: /(?m)^    case (\w+)/).map { ".\($0.1)" }
    }
    #expect(declared.contains("@Owned") && declared.contains("typealias Parts") && declared.contains(".members"))
    for member in Set(declared).sorted() { #expect(text.contains(member), "\(member) is not described") }
  }
}
