#if os(Linux) || os(macOS)
  import Testing

  /// A program that links this library and no testing library.
  @Suite struct WithoutTestingTests {
    @Test func eachOccasionHasItsValueAndNothingFails() async throws {
      let program = try await CompiledCopy.build(
        .program,
        with: """
          enum GreetingKey: AmbientKey {
            static var live: String { "live" }
            static var preview: String { "preview" }
            static var test: String { "test" }
          }

          enum NetworkKey: AmbientKey {
            static var live: String { "live" }
          }

          extension AmbientValues {
            var network: String { self[NetworkKey.self] }
          }

          final class Model {
            @Ambient(\\.network) var network
          }

          let endpoint: @Sendable () -> Int = unimplemented("count", returning: 3)
          print(AmbientValues.current[GreetingKey.self], Model().network, endpoint())
          """)
      #expect(try await program.run() == "count is not implemented\nlive live 3\n")
      #expect(
        try await program.run(environment: ["XCODE_RUNNING_FOR_PREVIEWS": "1"])
          == "count is not implemented\npreview live 3\n")
      #expect(try await program.run(["--testing-library", "swift-testing"]) == "test live 3\n")
    }
  }
#endif
