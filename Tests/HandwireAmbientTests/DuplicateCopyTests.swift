#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  @testable import HandwireAmbient

  /// A second copy of the library, compiled from the same source and loaded into this process.
  @Suite(.serialized) struct DuplicateCopyTests {
    @Test func theOnlyCopyReportsNothing() {
      #expect(DuplicateCopy.message(comparedWith: AmbientContext.self) == nil)
    }

    @Test func aSecondCopyReportsItselfAndFailsTheTest() async throws {
      let library = try await CompiledCopy.build(
        .dynamicLibrary,
        with: """
          import Foundation

          @_cdecl("readFromSecondCopy")
          public func readFromSecondCopy() -> Int {
            withAmbient {
              $0.date = .constant(Date(timeIntervalSince1970: 43_200))
            } operation: {
              Int(AmbientValues.current.date.now.timeIntervalSince1970)
            }
          }
          """)
      let output = try standardError {
        try withKnownIssue {
          let image = try #require(dlopen(library.file.path, RTLD_NOW | RTLD_LOCAL), "\(String(cString: dlerror()))")
          let symbol = try #require(dlsym(image, "readFromSecondCopy"))
          let read = unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)
          #expect(read() == 43_200)
          #expect(read() == 43_200)
        } matching: { issue in
          issue.comments.contains { $0.rawValue.contains("HandwireAmbient is loaded twice in this process") }
        }
      }
      #expect(output.components(separatedBy: "error: HandwireAmbient is loaded twice in this process").count == 2)
    }

    /// What is written to standard error meanwhile.
    private func standardError(during operation: () throws -> Void) throws -> String {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("handwire-\(UUID().uuidString).txt")
      defer { try? FileManager.default.removeItem(at: file) }
      let original = dup(STDERR_FILENO)
      let descriptor = open(file.path, O_WRONLY | O_CREAT, 0o600)
      dup2(descriptor, STDERR_FILENO)
      defer {
        dup2(original, STDERR_FILENO)
        close(original)
        close(descriptor)
      }
      try operation()
      return try String(contentsOf: file, encoding: .utf8)
    }
  }
#endif
