import Foundation
import Testing

/// Each test starts from the same sources and builds them as a user would.
@Suite(.serialized)
struct PluginBuildTests {
  /// What SwiftPM prints when it runs the tool.
  private static let proving = "Proving the object graphs of "

  @Test func `A build generates the graph classes, and the next one runs nothing again`() async throws {
    let package = try await FixturePackage(FixtureSources.all)
    let first = try await package.build()
    try #require(first.status == 0, "\(first.output)")
    #expect(try await package.runApp().output == "desk with a spoken reminder\n")
    #expect(try String(contentsOf: package.generated("App"), encoding: .utf8).contains("final class AppGraph {"))
    #expect(
      try String(contentsOf: package.generated("Accounts"), encoding: .utf8).contains(
        "public final class AccountsGraph {"))

    let date = try package.generated("App").resourceValues(forKeys: [.contentModificationDateKey])
    let second = try await package.build()
    #expect(second.status == 0)
    #expect(!second.contains(Self.proving), "\(second.output)")
    #expect(
      try package.generated("App").resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        == date.contentModificationDate)
  }

  @Test func `A missing binding fails the build at the parameter that needs it`() async throws {
    let package = try await FixturePackage(
      FixtureSources.with([
        FixtureSources.blueprint: FixtureSources.appBlueprint.replacing(
          "  @Owned(SpokenReminder.self) private var reminder: any Reminding\n", with: "")
      ]))
    let outcome = try await package.build()
    let place = "\(FixturePackage.file("Sources/App/Desk.swift").path(percentEncoded: false)):7:5"
    #expect(outcome.status != 0)
    #expect(outcome.contains("\(place): error: AppGraph has no binding for 'any Reminding' [missing-binding]\n"))
    #expect(outcome.contains("add to AppBlueprint: @Owned(SpokenReminder.self) var reminder: any Reminding"))
  }

  @Test func `A target's default isolation is known`() async throws {
    let package = try await FixturePackage(
      FixtureSources.with([
        "Package.swift": FixtureSources.manifest(appSettings: ".defaultIsolation(MainActor.self)"),
        FixtureSources.blueprint: FixtureSources.appBlueprint.replacing("struct App", with: "nonisolated struct App"),
      ]))
    let outcome = try await package.build()
    #expect(outcome.contains("[isolation-mismatch]"), "\(outcome.output)")
  }

  @Test func `Files that come and go are followed, in the target and in one that it depends on`() async throws {
    let written = FixtureSources.appBlueprint.replacing("SpokenReminder", with: "WrittenReminder")
    let package = try await FixturePackage(FixtureSources.all)
    try #require(try await package.build().status == 0)

    let reminder = """
      public struct WrittenReminder: Reminding {
        public init() {}
        public var text: String { "written" }
      }

      """
    try package.write(reminder, to: "Sources/Reminders/WrittenReminder.swift")
    try package.write(written, to: FixtureSources.blueprint)
    let added = try await package.build()
    try #require(added.status == 0, "\(added.output)")
    #expect(try await package.runApp().output == "desk with a written reminder\n")

    try package.remove("Sources/Reminders/WrittenReminder.swift")
    try package.write("import Reminders\n\n" + reminder, to: "Sources/App/WrittenReminder.swift")
    let moved = try await package.build()
    try #require(moved.status == 0, "\(moved.output)")
    #expect(try await package.runApp().output == "desk with a written reminder\n")

    try package.remove("Sources/App/WrittenReminder.swift")
    let removed = try await package.build()
    #expect(removed.status != 0)
    #expect(
      removed.contains("\(FixturePackage.file(FixtureSources.blueprint).path(percentEncoded: false)):5:"),
      "\(removed.output)")
    #expect(removed.contains("'WrittenReminder'"))
  }

  @Test func `A Generated folder that is checked in is only compared, and the command writes it anew`() async throws {
    let package = try await FixturePackage(FixtureSources.all)
    let written = try await package.command(["generate"])
    try #require(written.status == 0, "\(written.output)")
    let graph = FixturePackage.file("Sources/Accounts/Generated/AccountsGraph.swift")
    #expect(try String(contentsOf: graph, encoding: .utf8).contains("public final class AccountsGraph {"))

    let current = try await package.build()
    try #require(current.status == 0, "\(current.output)")
    #expect(try !String(contentsOf: package.generated("Accounts"), encoding: .utf8).contains("class AccountsGraph"))

    try package.write(
      FixtureSources.accountsBlueprint.replacing("var ledger:", with: "var books:"), to: FixtureSources.accounts)
    let stale = try await package.build()
    #expect(stale.status != 0)
    #expect(stale.contains("\(graph.path(percentEncoded: false)):"), "\(stale.output)")
    #expect(stale.contains("[outdated-file]"))
    #expect(try String(contentsOf: graph, encoding: .utf8).contains("let ledger: Ledger"))

    let renewed = try await package.command(["generate"])
    #expect(renewed.status == 0, "\(renewed.output)")
    #expect(try String(contentsOf: graph, encoding: .utf8).contains("let books: Ledger"))
    let built = try await package.build()
    #expect(built.status == 0, "\(built.output)")
  }

  @Test func `The command plugin passes on what the tool prints and how it ends`() async throws {
    let package = try await FixturePackage(FixtureSources.all)
    let graph = try await package.command(["graph"])
    #expect(graph.status == 0)
    #expect(graph.contains("AppGraph\n"), "\(graph.output)")
    #expect(graph.contains("AccountsGraph\n"))

    let explained = try await package.command(["explain", "outdated-file"])
    #expect(explained.status == 0)
    #expect(explained.contains("outdated-file"))

    let baseline = FixturePackage.file(".handwire-baseline")
    try? FileManager.default.removeItem(at: baseline)
    try package.write("// handwire:ignore no-such-rule at all\n", to: "Sources/App/Legacy.swift")
    let audited = try await package.command(["audit"])
    #expect(audited.status == 1)
    #expect(
      audited.contains("/Sources/App/Legacy.swift:1:4: warning: the audit has no rule 'no-such-rule'"),
      "\(audited.output)")
    #expect(try await package.command(["freeze"]).status == 0)
    #expect(try String(contentsOf: baseline, encoding: .utf8).contains("\tSources/App/Legacy.swift\t"))
    #expect(try await package.command(["audit", "--ci"]).status == 0)
    #expect(try await package.command(["freeze", "--compare", ".handwire-baseline"]).status == 0)
    try FileManager.default.removeItem(at: baseline)
    try package.remove("Sources/App/Legacy.swift")

    let unusable = try await package.command(["generate", "--no-such-option"])
    #expect(unusable.status == 1)
    #expect(unusable.contains("unknown option '--no-such-option'"), "\(unusable.output)")
    #expect(unusable.contains("handwire ended with exit status 2"))
  }

  @Test func `The package in the README builds, and writes and reports what the README shows`() async throws {
    let readme = try ReadmePackage()
    let package = try await FixturePackage(readme.sources)
    let built = try await package.build()
    try #require(built.status == 0, "\(built.output)")
    #expect(try await package.runApp().output == "Lisbon\n")
    let graphs = try String(contentsOf: package.generated("App"), encoding: .utf8)
    #expect(!readme.generated.isEmpty)
    #expect(graphs.contains("final class SessionGraph {"))

    let checkedIn = FixturePackage.folder.appending(path: "Sources/App/Composition/Generated")
    #expect(try await package.command(["generate"]).status == 0)
    let session = try String(contentsOf: checkedIn.appending(path: "SessionGraph.swift"), encoding: .utf8)
    for block in readme.generated { #expect(session == block, "\(session)") }
    try FileManager.default.removeItem(at: checkedIn)

    let (path, text) = try #require(readme.sources.first { $0.value.contains(ReadmePackage.removedLine) })
    try package.write(text.replacing(ReadmePackage.removedLine, with: ""), to: path)
    let failed = try await package.command(["generate"])
    let shown = failed.output.replacing(FixturePackage.folder.path(percentEncoded: false), with: "")
    for message in readme.messages { #expect(shown.contains(message), "\(shown)") }
  }
}
