#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  /// Compiles the library once more, as a dynamic library with an entry point of C's.
  enum SecondCopy {
    static func build() throws -> URL {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("handwire-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let entry = folder.appendingPathComponent("EntryPoint.swift")
      try """
      import Foundation

      @_cdecl("readFromSecondCopy")
      public func readFromSecondCopy() -> Int {
        withAmbient {
          $0.date = .constant(Date(timeIntervalSince1970: 43_200))
        } operation: {
          Int(AmbientValues.current.date.now.timeIntervalSince1970)
        }
      }
      """.write(to: entry, atomically: true, encoding: .utf8)

      let library = folder.appendingPathComponent("libSecondCopy.so")
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments =
        [
          "swiftc", "-emit-library", "-module-name", "HandwireAmbient", "-package-name", "handwire", "-swift-version",
          "6", "-o", library.path, entry.path,
        ] + sources
      let output = Pipe()
      compiler.standardError = output
      compiler.standardOutput = output
      try compiler.run()
      let messages = try output.fileHandleForReading.readToEnd() ?? Data()
      compiler.waitUntilExit()
      try #require(compiler.terminationStatus == 0, "\(String(decoding: messages, as: UTF8.self))")
      return library
    }

    private static var sources: [String] {
      let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let folder = package.appendingPathComponent("Sources/Ambient")
      let files = FileManager.default.enumerator(at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
      return (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    }
  }
#endif
