import Handwire

enum Storage {
  @globalActor
  actor Work {
    static let shared = Work()
  }
}

@globalActor
struct Screens {
  actor Runner {}
  static let shared = Runner()
}

typealias UI = MainActor

@Storage.Work
final class Database {
  var rows = 2
  init() {}
}

@Storage.Work
protocol Repository {
  var count: Int { get }
}

final class RowRepository: Repository {
  let database: Database
  var count: Int { database.rows }
  init(database: Database) { self.database = database }
}

@UI
final class Model {
  let count: () async -> Int
  init(count: @escaping @Storage.Work () -> Int) { self.count = { await count() } }
}

@Screens
final class Canvas {
  let model: Model
  init(model: Model) { self.model = model }
}

@Storage.Work
struct StorageBlueprint: Blueprint {
  @Owned private var database: Database
  @Owned(RowRepository.self) var repository: any Repository
}

@UI
struct ModelBlueprint: Blueprint {
  @Given private var count: @Storage.Work () -> Int
  @Owned var model: Model
}

@Screens
struct ScreensBlueprint: Blueprint {
  @Given private var model: Model
  @Owned var canvas: Canvas
}
