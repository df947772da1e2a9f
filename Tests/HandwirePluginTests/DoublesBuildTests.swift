import Foundation
import Testing

extension PluginBuildTests {
  private static let doublesSources = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "App",
      platforms: [.macOS(.v13)],
      dependencies: [.package(name: "handwire", path: "../tool")],
      targets: [
        .target(name: "Trips"),
        .testTarget(
          name: "TripsTests",
          dependencies: ["Trips", .product(name: "HandwireTesting", package: "handwire")],
          plugins: [.plugin(name: "HandwirePlugin", package: "handwire")]),
      ]
    )
    """,
    "Sources/Trips/TripService.swift": """
    // handwire:double
    protocol TripService: Sendable {
      func names(since year: Int) async throws -> [String]
    }

    struct TripList {
      let service: any TripService

      func text() async -> String { ((try? await service.names(since: 2020)) ?? []).joined(separator: ", ") }
    }
    """,
    "Tests/TripsTests/TripListTests.swift": """
    import HandwireTesting
    import Testing

    @testable import Trips

    @Test func replaced() async {
      let service = StubTripService()
      service.onNames { year in ["Lisbon \\(year)"] }
      #expect(await TripList(service: service).text() == "Lisbon 2020")
      #expect(service.calls == [.names(since: 2020)])
    }

    @Test func unreplaced() async {
      _ = await TripList(service: StubTripService(path: "AppGraph.list")).text()
    }
    """,
  ]

  @Test func `A build writes the doubles of a test target, and what is not replaced fails its test by name`()
    async throws
  {
    let package = try await FixturePackage(Self.doublesSources)
    defer { try? FileManager.default.removeItem(at: FixturePackage.file("Tests")) }
    let tested = try await package.test()
    #expect(tested.status != 0)
    #expect(
      tested.contains(
        "TripService.names(since:) is not implemented, and this test called it at AppGraph.list. "
          + "Give it a meaning: stub.onNames { … }."), "\(tested.output)")
    #expect(tested.contains("with 1 issue"), "\(tested.output)")
    #expect(tested.contains("replaced() passed"), "\(tested.output)")

    let written = try await package.command(["doubles"])
    #expect(written.status == 0, "\(written.output)")
    let stub = FixturePackage.file("Tests/TripsTests/Doubles/StubTripService.swift")
    #expect(try String(contentsOf: stub, encoding: .utf8).contains("final class StubTripService: TripService {"))
    let checkedIn = try await package.test()
    #expect(checkedIn.contains("with 1 issue"), "\(checkedIn.output)")
  }
}
