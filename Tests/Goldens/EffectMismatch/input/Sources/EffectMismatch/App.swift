import Handwire

actor Database {
  init() async throws {}
}

final class Report {
  init(database: Database) async throws {}
}

struct AppBlueprint: Blueprint {
  @Owned(.onFirstUse) var database: Database

  func makeReport() -> Report { built() }
}
