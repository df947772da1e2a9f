import Foundation
import HandwireGenerator
import HandwireProject
import HandwireTestSupport
import Testing

/// What the compiler says of key paths and types, against graph classes that Handwire wrote.
@Suite struct MissingBindingCompilationTests {
  @Test(arguments: [
    ["-swift-version", "6"], ["-swift-version", "6", "-default-isolation", "MainActor"], ["-swift-version", "5"],
    ["-swift-version", "5", "-enable-upcoming-feature", "InferSendableFromCaptures"],
  ])
  func aKeyPathReadsABindingThatIsThere(mode: [String]) async throws {
    let result = try await compile(blueprint: Self.blueprint, mode: mode)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func whatIsPrivateCannotBeRead() async throws {
    let blueprint = Self.blueprint.replacing("var notifications:", with: "private var notifications:")
    let result = try await compile(blueprint: blueprint, expectingWarnings: true)
    #expect(result.status != 0)
    #expect(result.output.contains("'notifications' is inaccessible due to 'private' protection level"))
  }

  @Test func aGraphThatThreadsCannotShareCannotBeInstalled() async throws {
    let blueprint = Self.blueprint.replacing("@MainActor\n", with: "")
    try #require(blueprint != Self.blueprint)
    let result = try await compile(blueprint: blueprint)
    #expect(result.status != 0)
    #expect(result.output.contains("AppGraph"))
    #expect(result.output.contains("Sendable"), "\(result.output)")
  }

  @Test func deletingABindingThatAKeyPathReadsDoesNotCompile() async throws {
    let line = "  @Owned(LocalNotifications.self) var notifications: any Notifications\n"
    let blueprint = Self.blueprint.replacing(line, with: "")
    try #require(blueprint != Self.blueprint)
    let result = try await compile(blueprint: blueprint)
    #expect(result.status != 0)
    let error = "RemindIntent.swift:4:13: error: value of type 'AppGraph' has no member 'notifications'"
    #expect(result.output.contains(error), "\(result.output)")
  }

  @Test func deletingABindingThatIsResolvedByTypeDoesNotCompile() async throws {
    let blueprint = Self.blueprint.replacing("  @Owned var clock: Clock\n", with: "")
    try #require(blueprint != Self.blueprint)
    let result = try await compile(blueprint: blueprint)
    #expect(result.status != 0)
    #expect(result.output.contains("ClockWidget.swift:6:"), "\(result.output)")
    #expect(!result.output.contains("RemindIntent.swift"), "\(result.output)")
  }

  private static let blueprint = """
    import Handwire

    @MainActor
    struct AppBlueprint: Blueprint {
      typealias Lookup = ByType

      @Owned(LocalNotifications.self) var notifications: any Notifications
      @Owned var clock: Clock
      @Owned var calendar: TripCalendar
    }

    protocol Notifications {}
    struct LocalNotifications: Notifications {}
    final class Clock {}
    final class TripCalendar {}

    """

  private static let intent = """
    import HandwireInjected

    struct RemindIntent: Sendable {
      @Injected(\\AppGraph.notifications) private var notifications

      @MainActor func perform() -> any Notifications { notifications }
    }

    """

  private static let widget = """
    import HandwireInjected

    @MainActor
    final class ClockWidget {
      func time() -> Clock {
        installedGraph(AppGraph.self).resolve()
      }
    }

    """

  /// Generates the graph classes, then compiles all of it.
  private func compile(
    blueprint: String, mode: [String] = ["-swift-version", "6"], expectingWarnings: Bool = false
  ) async throws -> ToolRun {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handwire-injected-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var paths: [String] = []
    func write(_ text: String, _ name: String) throws {
      let file = folder.appending(path: name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      paths.append(file.path)
    }
    try write(blueprint, "AppBlueprint.swift")
    try write(Self.intent, "RemindIntent.swift")
    try write(Self.widget, "ClockWidget.swift")
    let generation = GraphGenerator().generation(of: try ProjectReader().project(at: folder.path).modules)
    #expect(generation.findings.isEmpty || expectingWarnings, "\(generation.findings)")
    for file in generation.files { try write(file.contents, file.fileName) }
    let products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    return try await ToolRun.of(
      ["swiftc", "-typecheck", "-warnings-as-errors", "-parse-as-library"] + mode
        + ["-I", products.appending(path: "Modules").path] + paths)
  }
}
