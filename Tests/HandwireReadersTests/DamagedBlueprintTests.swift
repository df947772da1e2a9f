import HandwireFacts
import HandwireFindings
import HandwireReaders
import Testing

/// Whatever becomes of a file, reading it ends, and what is said of it stands in it.
struct DamagedBlueprintTests {
  private static let source = """
    import Handwire
    import Foundation

    /// App scope: begins at launch, ends with the process.
    @MainActor
    public struct AppBlueprint: Blueprint, Sendable {
      typealias Parts = (TripPart, PayPart)
      @Given(.members) var configuration: Configuration
      @Owned(FirebaseAnalytics.self, .onFirstUse) private var analytics: any Analytics
      @Owned(URLSessionClient.init(baseURL:)) public var client: (any Client)?
      #if DEBUG
        @Built var log: Log<Int, [String: Never]>
      #else
        @Shared(Self.log) var log: Log<Int, [String: Never]>
      #endif
      @Child var session: SessionGraph?
      static func baseURL(configuration: Configuration) throws -> URL { configuration.url }
      static func connect(a: any Analytics, _ b: inout [Int], c: @escaping () async throws -> Void...) {}
      static func end() async {}
      func makeTrip(id tripID: Int = 3) -> some Trip { built(TripModel.self) }
    }
    struct SessionBlueprint: Blueprint { typealias Parent = AppBlueprint; @Given var user: User }
    struct TestBlueprint: Blueprint { typealias Refines = AppBlueprint }
    struct TripPart: BlueprintPart { @Owned var trips: Trips<Self> }
    struct PayPart: BlueprintPart { typealias Parts = TripPart; @Owned var pay: Pay }
    extension AppBlueprint { static func `default`() -> `Self`.Type { fatalError() } }
    protocol Analytics {}
    final class FirebaseAnalytics: Analytics {}
    struct Configuration { let url: URL }
    """

  /// The numbers of Knuth's MMIX generator, so that a failure can be repeated.
  private struct Random {
    var state: UInt64
    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(limit, 1)
    }
  }

  private static let scraps = [
    "", "{", "}", "(", ")", "@Owned", "@Child ", ":", "?", "!", ".self", "<T>", "Blueprint", "static ", "private ",
    "#if A\n",
    "#endif\n", "\"", "/*", "*/", "typealias Parent = AppBlueprint\n", "AppGraph", "func", " -> ", ",", "🧭", "\0",
    "\r\n", "`",
    "Never", "Self", "any ", "some ", "each ", "repeat ", "~", "&", "=", "init", "built(", "()",
    "extension AppBlueprint {",
  ]

  @Test(arguments: 0..<24)
  func damage(seed: Int) {
    var random = Random(state: UInt64(seed) &* 7_919 &+ 1)
    let tokens = Self.source.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<12 {
      var damaged = tokens
      for _ in 0...random.next(below: 4) {
        let index = random.next(below: damaged.count)
        switch random.next(below: 4) {
        case 0: damaged.remove(at: index)
        case 1: damaged.insert(Self.scraps[random.next(below: Self.scraps.count)], at: index)
        case 2: damaged.swapAt(index, random.next(below: damaged.count))
        default: damaged[index] = Self.scraps[random.next(below: Self.scraps.count)]
        }
      }
      let text = damaged.joined(separator: " ")
      let project = SourceProject(text)
      let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.count
      for finding in project.findings {
        #expect(finding.place.path == "App/App.swift" && (1...lines + 1).contains(finding.place.line))
        #expect(finding.place.column >= 1 && !finding.message.isEmpty)
      }
      #expect(project.reading.blueprints.allSatisfy { $0.identifier.path.count == 1 })
    }
  }
}
