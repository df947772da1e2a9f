import HandwireTestSupport
import Testing

struct DocumentTests {
  /// Swift in documents that have no test of their own would rot.
  @Test(arguments: ["CONTRIBUTING.md", "CHANGELOG.md"])
  func `Other documents show no Swift`(name: String) throws {
    #expect(try FencedBlock.all(ofFile: name).allSatisfy { $0.language != "swift" })
  }
}
