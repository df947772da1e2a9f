import Handwire

final class Book {
  let title: String

  init(title: consuming String) { self.title = title }
}

final class Cache {
  var count = 0
  init() {}
}

final class Log: Sendable {
  init() {}
}

struct Shelf {
  let title: String
  let log: Log

  init(book: borrowing Book, log: consuming Log) {
    title = book.title
    self.log = log
  }
}

actor Vault {
  let cache: Cache
  let name: String

  init(cache: sending Cache, log: sending Log, name: __owned String) {
    self.cache = cache
    self.name = name
  }
}

struct AppBlueprint: Blueprint {
  @Given private var title: String
  @Built private var cache: Cache
  @Owned private var log: Log
  @Owned private var book: Book
  @Owned var shelf: Shelf
  @Owned var vault: Vault

  static func name(title: consuming String) -> String { title + "s" }
  static func end(log: borrowing Log, cache: sending Cache) { cache.count += 1 }
}
