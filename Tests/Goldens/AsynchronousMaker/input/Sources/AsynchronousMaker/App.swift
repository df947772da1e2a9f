import Handwire

struct Offline: Error {}

final class Report: Sendable {
  let id: Int

  init(id: Int) async throws {
    guard id > 0 else { throw Offline() }
    self.id = id
  }
}

final class List {
  let makeReport: (Int) async throws -> Report

  init(makeReport: @escaping (Int) async throws -> Report) { self.makeReport = makeReport }
}

@MainActor
struct AppBlueprint: Blueprint {
  @Owned var list: List

  func makeReport(id: Int) async throws -> Report { built() }
}
