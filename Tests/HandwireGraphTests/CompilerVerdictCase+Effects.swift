extension CompilerVerdictCase {
  static let effects = [
    CompilerVerdictCase(
      "async construction with the graph",
      """
      struct AppBlueprint: Blueprint { @Owned var database: Database }
      final class Database { init() async throws {} }
      """),
    CompilerVerdictCase(
      "async lazy binding", "effect-mismatch",
      """
      struct AppBlueprint: Blueprint { @Owned(.onFirstUse) var database: Database }
      final class Database { init() async {} }
      """),
    CompilerVerdictCase(
      "lazy binding of what throws inside", "effect-mismatch",
      """
      struct AppBlueprint: Blueprint { @Owned(.onFirstUse) var store: Store; @Built var file: File }
      final class File { init() throws {} }
      final class Store { init(file: File) {} }
      """),
    CompilerVerdictCase(
      "lazy binding that receives an async owned one",
      """
      struct AppBlueprint: Blueprint { @Owned(.onFirstUse) var store: Store; @Owned var file: File }
      final class File { init() async throws {} }
      final class Store { init(file: File) {} }
      """),
    CompilerVerdictCase(
      "throwing shared binding",
      """
      struct AppBlueprint: Blueprint {
        @Shared var database: Database
        @Owned var store: Store
        @Owned var other: Other
        func makeStore() throws -> Store { built() }
      }
      final class Database { init() throws {} }
      final class Store { init(database: Database) {} }
      final class Other { init(database: @escaping () throws -> Database) {} }
      """),
    CompilerVerdictCase(
      "maker that does not throw, of what receives a throwing shared binding", "effect-mismatch",
      """
      struct AppBlueprint: Blueprint {
        @Shared var database: Database
        func makeStore() -> Store { built() }
      }
      final class Database { init() throws {} }
      final class Store { init(database: Database) {} }
      """),
    CompilerVerdictCase(
      "async shared binding", stricter: "effect-mismatch",
      """
      struct AppBlueprint: Blueprint { @Shared var database: Database }
      final class Database { init() async {} }
      """),
    CompilerVerdictCase(
      "maker that does not throw", "effect-mismatch",
      """
      struct AppBlueprint: Blueprint { func makeFile() -> File { built() } }
      final class File { init() throws {} }
      """),
    CompilerVerdictCase(
      "maker that throws",
      """
      struct AppBlueprint: Blueprint { func makeFile() throws -> File { built() } }
      final class File { init() throws {} }
      """),
    CompilerVerdictCase(
      "maker with the right type of error",
      """
      struct AppBlueprint: Blueprint { func makeFile() throws(FileError) -> File { built() } }
      struct FileError: Error {}
      final class File { init() throws(FileError) {} }
      """),
    CompilerVerdictCase(
      "maker with another type of error", "effect-mismatch",
      """
      struct AppBlueprint: Blueprint { func makeFile() throws(OtherError) -> File { built() } }
      struct FileError: Error {}
      struct OtherError: Error {}
      final class File { init() throws(FileError) {} }
      """),
    CompilerVerdictCase(
      "typed maker of what throws anything", "effect-mismatch",
      """
      struct AppBlueprint: Blueprint { func makeFile() throws(FileError) -> File { built() } }
      struct FileError: Error {}
      final class File { init() throws {} }
      """),
    CompilerVerdictCase(
      "closure that does not throw", "effect-mismatch",
      """
      struct AppBlueprint: Blueprint { @Owned var store: Store; func makeFile() throws -> File { built() } }
      final class File { init() throws {} }
      final class Store { init(file: @escaping () -> File) {} }
      """),
    CompilerVerdictCase(
      "closure that throws",
      """
      struct AppBlueprint: Blueprint { @Owned var store: Store; func makeFile() throws -> File { built() } }
      final class File { init() throws {} }
      final class Store { init(file: @escaping () throws -> File) {} }
      """),
    CompilerVerdictCase(
      "closure over an async built binding", "effect-mismatch",
      """
      struct AppBlueprint: Blueprint { @Owned var store: Store; @Built var file: File }
      final class File { init() async {} }
      final class Store { init(file: @escaping () -> File) {} }
      """),
    CompilerVerdictCase(
      "async connection",
      """
      struct AppBlueprint: Blueprint {
        @Owned var store: Store
        static func open(store: Store) async throws {}
      }
      final class Store { init() {} }
      """),
    CompilerVerdictCase(
      "maker of a scope whose construction waits", "effect-mismatch",
      """
      struct AppBlueprint: Blueprint { func makeFlow() -> FlowGraph { built() } }
      struct FlowBlueprint: Blueprint { typealias Parent = AppBlueprint; @Owned var file: File }
      final class File { init() async {} }
      """),
    CompilerVerdictCase(
      "async maker of a scope whose construction waits",
      """
      struct AppBlueprint: Blueprint { func makeFlow() async -> FlowGraph { built() } }
      struct FlowBlueprint: Blueprint { typealias Parent = AppBlueprint; @Owned var file: File }
      final class File { init() async {} }
      """),
  ]

  private static let cache = "final class Cache { var count = 0; init() {} }\n"

  static let singleUse = [
    CompilerVerdictCase(
      "sending parameter given what the graph keeps", "single-use-dependency",
      cache + """
        struct AppBlueprint: Blueprint { @Owned var cache: Cache; @Owned var store: Store }
        actor Store { init(cache: sending Cache) {} }
        """),
    CompilerVerdictCase(
      "sending parameter given a new object",
      cache + """
        struct AppBlueprint: Blueprint { @Built var cache: Cache; @Owned var store: Store }
        actor Store { init(cache: sending Cache) {} }
        """),
    CompilerVerdictCase(
      "noncopyable value that is kept and consumed", "single-use-dependency",
      """
      struct AppBlueprint: Blueprint { @Owned var file: File; @Owned var log: Log }
      struct File: ~Copyable { init() {} }
      final class Log { init(file: consuming File) {} }
      """),
    CompilerVerdictCase(
      "noncopyable value that is built and consumed",
      """
      struct AppBlueprint: Blueprint { @Built var file: File; @Owned var log: Log; @Owned var other: Log2 }
      struct File: ~Copyable { init() {} }
      final class Log { init(file: consuming File) {} }
      final class Log2 { init(file: consuming File) {} }
      """),
    CompilerVerdictCase(
      "noncopyable value that is kept and borrowed",
      """
      struct AppBlueprint: Blueprint { @Owned var file: File; @Owned var log: Log }
      struct File: ~Copyable { init() {} }
      final class Log { init(file: borrowing File) {} }
      """),
  ]
}

extension CompilerVerdictCase {
  /// Found by comparing verdicts with the compiler's over random blueprints.
  static let scopes = [
    CompilerVerdictCase(
      "sending parameter on the graph's own actor",
      cache + """
        @MainActor struct AppBlueprint: Blueprint { @Owned var cache: Cache; @Owned var model: Model }
        @MainActor final class Model { init(cache: sending Cache) {} }
        """),
    CompilerVerdictCase(
      "sending closure over a lazy binding", "isolation-mismatch",
      cache + """
        struct AppBlueprint: Blueprint { @Owned(.onFirstUse) var cache: Cache; @Owned var loader: Loader }
        final class Loader { init(cache: sending @escaping () -> Cache) {} }
        """),
    CompilerVerdictCase(
      "a new object that holds a closure of the graph's actor", "isolation-mismatch",
      """
      @MainActor struct AppBlueprint: Blueprint { @Owned var log: Log; @Built var store: Store; @Owned var loader: Loader }
      final class Log: Sendable { init() {} }
      final class Store { var count = 0; init(log: @escaping () -> Log) {} }
      final class Loader { init(store: Store) async {} }
      """),
    CompilerVerdictCase(
      "async @Sendable closure whose result cannot cross", "isolation-mismatch",
      cache + """
        @MainActor struct AppBlueprint: Blueprint { @Built var cache: Cache; @Owned var loader: Loader }
        final class Loader { init(cache: @escaping @Sendable () async -> Cache) {} }
        """),
    CompilerVerdictCase(
      "async @Sendable closure over a lazy binding",
      """
      @MainActor struct AppBlueprint: Blueprint { @Owned(.onFirstUse) var cache: Cache; @Owned var loader: Loader }
      final class Cache: Sendable { init() {} }
      final class Loader { init(cache: @escaping @Sendable () async -> Cache) {} }
      """),
    CompilerVerdictCase(
      "lazy async binding that an eager one takes",
      """
      struct AppBlueprint: Blueprint { @Owned(.onFirstUse) var file: File; @Owned var store: Store }
      final class File { init() async throws {} }
      final class Store { init(file: File) {} }
      """),
    CompilerVerdictCase(
      "scope that waits on no actor and takes what its parent keeps", "isolation-mismatch",
      cache + """
        @MainActor struct AppBlueprint: Blueprint { @Owned var cache: Cache; @Child var session: SessionGraph? }
        struct SessionBlueprint: Blueprint { typealias Parent = AppBlueprint; @Owned var loader: Loader }
        final class Loader { init(cache: Cache) async {} }
        """),
    CompilerVerdictCase(
      "scope that waits with its parent",
      cache + """
        @MainActor struct AppBlueprint: Blueprint { @Built var cache: Cache; @Child var session: SessionGraph? }
        @MainActor struct SessionBlueprint: Blueprint { typealias Parent = AppBlueprint; @Owned var loader: Loader }
        @MainActor final class Loader { init(cache: Cache) async {} }
        """),
    CompilerVerdictCase(
      "what a parent builds anew is kept by the child's init", "isolation-mismatch",
      cache + """
        struct AppBlueprint: Blueprint { @Built var cache: Cache; @Child var session: SessionGraph? }
        struct SessionBlueprint: Blueprint { typealias Parent = AppBlueprint; @Owned var model: Model }
        @MainActor final class Model { init(cache: Cache) async {} }
        """),
    CompilerVerdictCase(
      "main-actor scope begun by a maker of no actor, with what that keeps", "isolation-mismatch",
      cache + """
        struct AppBlueprint: Blueprint { @Owned var cache: Cache; func makeFlow() async -> FlowGraph { built() } }
        @MainActor struct FlowBlueprint: Blueprint { typealias Parent = AppBlueprint; @Owned var model: Model }
        @MainActor final class Model { init(cache: Cache) {} }
        """),
    CompilerVerdictCase(
      "scope that ends on no actor", "isolation-mismatch",
      """
      @MainActor struct AppBlueprint: Blueprint { @Child var session: SessionGraph? }
      struct SessionBlueprint: Blueprint {
        typealias Parent = AppBlueprint
        @Owned var store: Store
        static func end(store: Store) async {}
      }
      final class Store { var count = 0; init() {} }
      """),
    CompilerVerdictCase(
      "@Sendable closure over what a parent builds anew", "isolation-mismatch",
      cache + """
        struct AppBlueprint: Blueprint { @Built var cache: Cache; @Child var session: SessionGraph? }
        struct SessionBlueprint: Blueprint { typealias Parent = AppBlueprint; @Owned var loader: Loader }
        final class Loader { init(cache: @escaping @Sendable () -> Cache) {} }
        """),
    CompilerVerdictCase(
      "private given that is consumed once",
      """
      struct AppBlueprint: Blueprint { @Given private var file: File; @Owned var log: Log }
      struct File: ~Copyable { init() {} }
      final class Log { init(file: consuming File) {} }
      """),
  ]
}
