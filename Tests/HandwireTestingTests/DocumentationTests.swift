#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  /// Every example of the documentation compiles, page by page: the examples of a page build on each other.
  @Suite(.enabled(if: !Rerun.isFixtureProcess)) struct DocumentationTests {
    @Test(arguments: try DocumentationPage.all())
    func theExamplesOfAPageCompile(page: DocumentationPage) async throws {
      let source = page.source
      guard !source.isEmpty else { return }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("handwire-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("\(page.name).swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      let arguments = [
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-module-name",
        "\(page.name)Examples", "-I", try modules().path, file.path,
      ]
      let (status, messages) = try await inBackground {
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = arguments
        let output = Pipe()
        compiler.standardError = output
        compiler.standardOutput = output
        try compiler.run()
        let messages = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        compiler.waitUntilExit()
        return (compiler.terminationStatus, messages)
      }
      #expect(status == 0, "\(page.name): \(messages)")
    }

    @Test func bothLibrariesHavePages() throws {
      let names = try DocumentationPage.all().map(\.name)
      #expect(names.contains("HandwireAmbient") && names.contains("HandwireTesting") && names.contains("WhenNotToUse"))
      #expect(try DocumentationPage.all().filter { !$0.source.isEmpty }.count >= 8)
    }

    /// The folder with the modules that this bundle was built from.
    private func modules() throws -> URL {
      let program = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
      let folders = [program.appendingPathComponent("Modules"), program]
      return try #require(
        folders.first {
          FileManager.default.fileExists(atPath: $0.appendingPathComponent("HandwireTesting.swiftmodule").path)
        })
    }
  }
#endif
