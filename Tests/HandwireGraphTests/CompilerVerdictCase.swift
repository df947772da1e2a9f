import HandwireFacts
import Testing

/// A blueprint whose graph the compiler accepts, or refuses for one reason.
struct CompilerVerdictCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// `nil`: accepted.
  let rule: String?
  let source: String
  var settings = ModuleSettings()

  /// Refused although it would compile: the graph's init would have to be async, or two objects could be made.
  var isStricter = false

  var testDescription: String { name }

  init(_ name: String, settings: ModuleSettings = ModuleSettings(), _ source: String) {
    self.name = name
    rule = nil
    self.settings = settings
    self.source = source
  }

  init(_ name: String, _ rule: String, settings: ModuleSettings = ModuleSettings(), _ source: String) {
    self.name = name
    self.rule = rule
    self.settings = settings
    self.source = source
  }

  init(_ name: String, stricter rule: String, settings: ModuleSettings = ModuleSettings(), _ source: String) {
    self.init(name, rule, settings: settings, source)
    isStricter = true
  }

  static let nonsending = ModuleSettings(features: ["NonisolatedNonsendingByDefault"])
  static let swift5 = ModuleSettings(languageMode: 5)
  static let mainActorByDefault = ModuleSettings(isMainActorByDefault: true)

  static let all = isolatedCalls + regions + closures + effects + singleUse + scopes
}

extension CompilerVerdictCase {
  static let isolatedCalls = [
    CompilerVerdictCase(
      "main-actor model in an isolated graph",
      """
      @MainActor struct AppBlueprint: Blueprint { @Owned var model: Model }
      @MainActor final class Model { init() {} }
      """),
    CompilerVerdictCase(
      "main-actor model in a graph of no actor", stricter: "isolation-mismatch",
      """
      struct AppBlueprint: Blueprint { @Owned var model: Model }
      @MainActor final class Model { init() {} }
      """),
    CompilerVerdictCase(
      "the same in Swift 5", stricter: "isolation-mismatch", settings: swift5,
      """
      struct AppBlueprint: Blueprint { @Owned var model: Model }
      @MainActor final class Model { init() {} }
      """),
    CompilerVerdictCase(
      "async main-actor model in a graph of no actor",
      """
      struct AppBlueprint: Blueprint { @Owned var model: Model }
      @MainActor final class Model { init() async {} }
      """),
    CompilerVerdictCase(
      "main-actor model from an async maker",
      """
      struct AppBlueprint: Blueprint { func makeModel() async -> Model { built() } }
      @MainActor final class Model { init() {} }
      """),
    CompilerVerdictCase(
      "main-actor model from a maker", "isolation-mismatch",
      """
      struct AppBlueprint: Blueprint { func makeModel() -> Model { built() } }
      @MainActor final class Model { init() {} }
      """),
    CompilerVerdictCase(
      "nonisolated initializer of a main-actor model",
      """
      struct AppBlueprint: Blueprint { @Owned var model: Model }
      @MainActor final class Model { nonisolated init() {} }
      """),
    CompilerVerdictCase(
      "another global actor", stricter: "isolation-mismatch",
      """
      @globalActor actor StoreActor { static let shared = StoreActor() }
      @MainActor struct AppBlueprint: Blueprint { @Owned var model: Model }
      @StoreActor final class Model { init() {} }
      """),
    CompilerVerdictCase(
      "everything on the main actor by default", settings: mainActorByDefault,
      """
      struct AppBlueprint: Blueprint { @Owned var model: Model; @Owned var cache: Cache }
      final class Cache { var count = 0; init() {} }
      final class Model { init(cache: Cache) {} }
      """),
    CompilerVerdictCase(
      "nonisolated blueprint where the main actor is the default", stricter: "isolation-mismatch",
      settings: mainActorByDefault,
      """
      nonisolated struct AppBlueprint: Blueprint { @Owned var model: Model }
      final class Model { init() {} }
      """),
    CompilerVerdictCase(
      "child scope on the main actor", "isolation-mismatch",
      """
      struct AppBlueprint: Blueprint { @Child var session: SessionGraph? }
      @MainActor struct SessionBlueprint: Blueprint { typealias Parent = AppBlueprint; @Owned var model: Model }
      @MainActor final class Model { init() {} }
      """),
    CompilerVerdictCase(
      "main-actor model built through a struct", stricter: "isolation-mismatch",
      """
      struct AppBlueprint: Blueprint { @Owned var feature: Feature; @Built var model: Model }
      @MainActor final class Model { init() {} }
      struct Parts { let model: Model; nonisolated init(model: Model) { self.model = model } }
      final class Feature { init(parts: Parts) {} }
      """),
    CompilerVerdictCase(
      "provider of an isolated blueprint",
      """
      @MainActor struct AppBlueprint: Blueprint {
        @Owned var model: Model
        static func model() -> Model { Model() }
      }
      @MainActor final class Model { init() {} }
      """),
  ]

  private static let cache = "final class Cache { var count = 0; init() {} }\n"

  static let regions = [
    CompilerVerdictCase(
      "async nonisolated initializer given what the graph keeps", "isolation-mismatch",
      cache + """
        @MainActor struct AppBlueprint: Blueprint { @Owned var cache: Cache; @Owned var loader: Loader }
        final class Loader { init(cache: Cache) async {} }
        """),
    CompilerVerdictCase(
      "the same where async functions stay with their caller", settings: nonsending,
      cache + """
        @MainActor struct AppBlueprint: Blueprint { @Owned var cache: Cache; @Owned var loader: Loader }
        final class Loader { init(cache: Cache) async {} }
        """),
    CompilerVerdictCase(
      "concurrent there all the same", "isolation-mismatch", settings: nonsending,
      cache + """
        @MainActor struct AppBlueprint: Blueprint { @Owned var cache: Cache; @Owned var loader: Loader }
        final class Loader { @concurrent init(cache: Cache) async {} }
        """),
    CompilerVerdictCase(
      "nonisolated(nonsending) initializer",
      cache + """
        @MainActor struct AppBlueprint: Blueprint { @Owned var cache: Cache; @Owned var loader: Loader }
        final class Loader { nonisolated(nonsending) init(cache: Cache) async {} }
        """),
    CompilerVerdictCase(
      "async nonisolated initializer given a new object",
      cache + """
        @MainActor struct AppBlueprint: Blueprint { @Built var cache: Cache; @Owned var loader: Loader }
        final class Loader { init(cache: Cache) async {} }
        """),
    CompilerVerdictCase(
      "a new object that holds one that the graph keeps", "isolation-mismatch",
      cache + """
        @MainActor struct AppBlueprint: Blueprint {
          @Owned var cache: Cache
          @Built var store: Store
          @Owned var loader: Loader
        }
        final class Store { let cache: Cache; init(cache: Cache) { self.cache = cache } }
        final class Loader { init(store: Store) async {} }
        """),
    CompilerVerdictCase(
      "a Sendable object",
      """
      @MainActor struct AppBlueprint: Blueprint { @Owned var cache: Cache; @Owned var loader: Loader }
      final class Cache: Sendable { init() {} }
      final class Loader { init(cache: Cache) async {} }
      """),
    CompilerVerdictCase(
      "async nonisolated initializer in a graph of no actor",
      cache + """
        struct AppBlueprint: Blueprint { @Owned var cache: Cache; @Owned var loader: Loader }
        final class Loader { init(cache: Cache) async {} }
        """),
    CompilerVerdictCase(
      "actor given what the graph keeps", "isolation-mismatch",
      cache + """
        struct AppBlueprint: Blueprint { @Owned var cache: Cache; @Owned var store: Store }
        actor Store { init(cache: Cache) {} }
        """),
    CompilerVerdictCase(
      "actor given a new object",
      cache + """
        struct AppBlueprint: Blueprint { @Built var cache: Cache; @Owned var store: Store }
        actor Store { init(cache: Cache) {} }
        """),
    CompilerVerdictCase(
      "actor given what the graph keeps, in Swift 5", settings: swift5,
      cache + """
        struct AppBlueprint: Blueprint { @Owned var cache: Cache; @Owned var store: Store }
        actor Store { init(cache: Cache) {} }
        """),
    CompilerVerdictCase(
      "actor given a given", "isolation-mismatch",
      cache + """
        @MainActor struct AppBlueprint: Blueprint { @Given var cache: Cache; @Owned var store: Store }
        actor Store { init(cache: Cache) async {} }
        """),
    CompilerVerdictCase(
      "async main-actor model given what a graph of no actor keeps", "isolation-mismatch",
      cache + """
        struct AppBlueprint: Blueprint { @Owned var cache: Cache; @Owned var model: Model }
        @MainActor final class Model { init(cache: Cache) async {} }
        """),
    CompilerVerdictCase(
      "maker of an async nonisolated object", "isolation-mismatch",
      cache + """
        @MainActor struct AppBlueprint: Blueprint {
          @Owned var cache: Cache
          func makeLoader() async -> Loader { built() }
        }
        final class Loader { init(cache: Cache) async {} }
        """),
    CompilerVerdictCase(
      "an object made by a main-actor initializer", "isolation-mismatch",
      """
      @MainActor struct AppBlueprint: Blueprint { @Built var cache: Cache; @Owned var loader: Loader }
      final class Cache { var count = 0; @MainActor init() {} }
      final class Loader { init(cache: Cache) async {} }
      """),
    CompilerVerdictCase(
      "an array of what the graph keeps", "isolation-mismatch",
      cache + """
        @MainActor struct AppBlueprint: Blueprint { @Owned var cache: Cache; @Owned var loader: Loader }
        final class Loader { init(caches: [Cache]) async {} }
        """),
  ]

  static let closures = [
    CompilerVerdictCase(
      "@Sendable closure that captures what is not", "isolation-mismatch",
      cache + """
        @MainActor struct AppBlueprint: Blueprint { @Owned var cache: Cache; @Owned var loader: Loader }
        final class Loader { init(cache: @escaping @Sendable () -> Cache) {} }
        """),
    CompilerVerdictCase(
      "plain closure that captures what is not Sendable",
      cache + """
        @MainActor struct AppBlueprint: Blueprint { @Owned var cache: Cache; @Owned var loader: Loader }
        final class Loader { init(cache: @escaping () -> Cache) {} }
        """),
    CompilerVerdictCase(
      "main-actor closure that captures what is not Sendable",
      cache + """
        @MainActor struct AppBlueprint: Blueprint { @Owned var cache: Cache; @Owned var loader: Loader }
        final class Loader { init(cache: @escaping @MainActor () -> Cache) {} }
        """),
    CompilerVerdictCase(
      "main-actor closure of a graph of no actor", "isolation-mismatch",
      cache + """
        struct AppBlueprint: Blueprint { @Owned var cache: Cache; @Owned var loader: Loader }
        final class Loader { init(cache: @escaping @MainActor () -> Cache) {} }
        """),
    CompilerVerdictCase(
      "@Sendable closure over a maker that takes what is not", "isolation-mismatch",
      cache + """
        @MainActor struct AppBlueprint: Blueprint {
          @Owned var cache: Cache
          @Owned var loader: Loader
          func makeStore() -> Store { built() }
        }
        final class Store { init(cache: Cache) {} }
        final class Loader { init(store: @escaping @Sendable () -> Store) {} }
        """),
    CompilerVerdictCase(
      "@Sendable closure over a maker of new objects",
      cache + """
        @MainActor struct AppBlueprint: Blueprint {
          @Built var cache: Cache
          @Owned var loader: Loader
          func makeStore() -> Store { built() }
        }
        final class Store { init(cache: Cache) {} }
        final class Loader { init(store: @escaping @Sendable () -> Store) {} }
        """),
    CompilerVerdictCase(
      "@Sendable closure over a main-actor maker", "isolation-mismatch",
      """
      @MainActor struct AppBlueprint: Blueprint {
        @Owned var loader: Loader
        func makeModel() -> Model { built() }
      }
      @MainActor final class Model { init() {} }
      final class Loader { init(model: @escaping @Sendable () -> Model) {} }
      """),
    CompilerVerdictCase(
      "plain closure over a main-actor maker",
      """
      @MainActor struct AppBlueprint: Blueprint {
        @Owned var loader: Loader
        func makeModel() -> Model { built() }
      }
      @MainActor final class Model { init() {} }
      final class Loader { init(model: @escaping () -> Model) {} }
      """),
    CompilerVerdictCase(
      "main-actor closure over a main-actor maker of a graph of no actor",
      """
      struct AppBlueprint: Blueprint {
        @Owned var loader: Loader
        func makeModel() async -> Model { built() }
      }
      @MainActor final class Model { init() {} }
      final class Loader { init(model: @escaping @MainActor () -> Model) {} }
      """),
    CompilerVerdictCase(
      "async @Sendable closure over a main-actor maker",
      """
      @MainActor struct AppBlueprint: Blueprint {
        @Owned var loader: Loader
        func makeModel() -> Model { built() }
      }
      @MainActor final class Model { init() {} }
      final class Loader { init(model: @escaping @Sendable () async -> Model) {} }
      """),
    CompilerVerdictCase(
      "async closure over a main-actor maker of a graph of no actor",
      """
      struct AppBlueprint: Blueprint {
        @Owned var loader: Loader
        func makeModel() async -> Model { built() }
      }
      @MainActor final class Model { init() {} }
      final class Loader { init(model: @escaping () async -> Model) {} }
      """),
    CompilerVerdictCase(
      "plain closure given to an async nonisolated initializer", "isolation-mismatch",
      cache + """
        @MainActor struct AppBlueprint: Blueprint { @Built var cache: Cache; @Owned var loader: Loader }
        final class Loader { init(cache: @escaping () -> Cache) async {} }
        """),
    CompilerVerdictCase(
      "@Sendable closure given to an async nonisolated initializer",
      cache + """
        @MainActor struct AppBlueprint: Blueprint { @Built var cache: Cache; @Owned var loader: Loader }
        final class Loader { init(cache: @escaping @Sendable () -> Cache) async {} }
        """),
    CompilerVerdictCase(
      "@Sendable closure over a lazy binding", "isolation-mismatch",
      """
      @MainActor struct AppBlueprint: Blueprint { @Owned(.onFirstUse) var cache: Cache; @Owned var loader: Loader }
      final class Cache: Sendable { init() {} }
      final class Loader { init(cache: @escaping @Sendable () -> Cache) {} }
      """),
    CompilerVerdictCase(
      "main-actor closure over a lazy binding",
      """
      @MainActor struct AppBlueprint: Blueprint { @Owned(.onFirstUse) var cache: Cache; @Owned var loader: Loader }
      final class Cache: Sendable { init() {} }
      final class Loader { init(cache: @escaping @MainActor () -> Cache) {} }
      """),
    CompilerVerdictCase(
      "@Sendable closure over a shared binding", "isolation-mismatch",
      """
      @MainActor struct AppBlueprint: Blueprint { @Shared var cache: Cache; @Owned var loader: Loader }
      final class Cache: Sendable { init() {} }
      final class Loader { init(cache: @escaping @Sendable () -> Cache) {} }
      """),
    CompilerVerdictCase(
      "@Sendable closure that reads a child scope", "isolation-mismatch",
      """
      @MainActor struct AppBlueprint: Blueprint { @Owned var pushes: Pushes; @Child var session: SessionGraph? }
      @MainActor struct SessionBlueprint: Blueprint { typealias Parent = AppBlueprint; @Given var user: User }
      struct User: Sendable { init(name: String) {} }
      final class Pushes { init(user: @escaping @Sendable () -> User?) {} }
      """),
    CompilerVerdictCase(
      "plain closure that reads a child scope",
      """
      @MainActor struct AppBlueprint: Blueprint { @Owned var pushes: Pushes; @Child var session: SessionGraph? }
      @MainActor struct SessionBlueprint: Blueprint { typealias Parent = AppBlueprint; @Given var user: User }
      struct User: Sendable { init(name: String) {} }
      final class Pushes { init(user: @escaping () -> User?) {} }
      """),
  ]
}
