import Handwire

/// App scope.
@MainActor
struct AppBlueprint: Blueprint {
  @Given private var address: String

  /// Where books come from.
  @Owned(RemoteLibrary.self) private var library: any Library
  @Owned(FileShelf.self) private var shelf: any Shelf
  @Owned private var log: any Log
  @Built(Printer.self) private var printer: any Printing
  @Owned var reader: Reader
  @Child var session: SessionGraph?

  func makePage(number: Int) -> Page { built() }

  static func log() -> any Log { ConsoleLog() }
}

@MainActor
struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint

  /// A decorator.
  @Owned(CachedLibrary.self) private var library: any Library
  @Owned(RemoteNotes.self) private var notes: any Notes
  @Owned var desk: Desk
}

/// Everything as it is shipped, but for the outside world.
@MainActor
struct TestAppBlueprint: Blueprint {
  typealias Refines = AppBlueprint
  typealias Boundaries = Unimplemented

  /// Stated, so it stays.
  @Owned(EmptyShelf.self) private var shelf: any Shelf
  @Child var session: TestSessionGraph?
}

@MainActor
struct TestSessionBlueprint: Blueprint {
  typealias Refines = SessionBlueprint
  typealias Parent = TestAppBlueprint
  typealias Boundaries = Unimplemented
}

protocol Library: Sendable {
  func book(_ title: String) async throws -> String
}

protocol Shelf: Sendable {
  var titles: [String] { get }
}

protocol Log: Sendable {
  func write(_ line: String)
}

@MainActor
protocol Printing: AnyObject {
  func print(_ text: String)
}

protocol Notes: Sendable {
  func note(on title: String) throws -> String?
}

struct RemoteLibrary: Library {
  let address: String
  func book(_ title: String) async throws -> String { title }
}

struct CachedLibrary: Library {
  let base: any Library
  func book(_ title: String) async throws -> String { try await base.book(title) }
}

struct FileShelf: Shelf {
  let address: String
  var titles: [String] { [] }
}

struct EmptyShelf: Shelf {
  var titles: [String] { [] }
}

struct ConsoleLog: Log {
  func write(_ line: String) {}
}

final class Printer: Printing {
  func print(_ text: String) {}
}

struct RemoteNotes: Notes {
  let library: any Library
  func note(on title: String) throws -> String? { nil }
}

@MainActor
final class Reader {
  init(library: any Library, shelf: any Shelf, log: any Log) {}
}

@MainActor
final class Page {
  init(number: Int, printer: any Printing, library: any Library) {}
}

@MainActor
final class Desk {
  init(library: any Library, notes: any Notes, makePrinter: @escaping @MainActor () -> any Printing) {}
}
