import Handwire

final class Cache {
  var rows = 1
  init() {}
}

final class Report {
  let cache: Cache

  nonisolated(nonsending) init(cache: Cache) async {
    self.cache = cache
    cache.rows += 1
  }
}

struct Page {
  let report: Report
  let number: Int
}

final class Reader {
  let load: nonisolated(nonsending) (Int) async -> Page

  init(load: nonisolated(nonsending) @escaping (Int) async -> Page) { self.load = load }
}

struct Line {
  let rows: Int
}

@MainActor
struct AppBlueprint: Blueprint {
  @Owned private var cache: Cache
  @Owned var report: Report
  @Owned var reader: Reader

  nonisolated(nonsending) static func rows(cache: Cache) async -> Int { cache.rows }
  func makeLine() async -> Line { built() }
  func makePage(number: Int) async -> Page { built() }
}
