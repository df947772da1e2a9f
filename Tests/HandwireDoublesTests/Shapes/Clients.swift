import Foundation

// handwire:double
struct TripClient {
  var fetch: @Sendable (_ id: Trip.ID) async throws -> Trip
  var names: (Int) -> [String]
  var forget: @Sendable (Trip) -> Void
  var outcome: @Sendable () async -> Result<Int, Mistake>
  var onMain: @MainActor (Int) -> Void
  var typed: () throws(Mistake) -> Int
  var change: (inout Int) -> Void
  var limit: Int
  var label = "client"
}

// handwire:double
struct BoxClient {
  var make: () -> Box
  var count: () -> Int

  static var preview: BoxClient { BoxClient(make: { Box(9) }, count: { 9 }) }
}

enum Clients {
  // handwire:double
  struct Clock: Sendable {
    let now: @Sendable () -> Date

    init(now: @escaping @Sendable () -> Date) { self.now = now }
  }
}

func checkClients(_ check: Check) async {
  let failing = TripClient.unimplemented(change: { $0 += 1 })
  check.equal(failing.names(1), [])
  failing.forget(Trip(id: Trip.ID(raw: ""), name: ""))
  check.holds((try? await failing.fetch(Trip.ID(raw: ""))) == nil)
  check.failed("TripClient.names", "TripClient.forget", "TripClient.fetch")
  check.equal(await failing.outcome(), .failure(.made))
  check.equal(try? failing.typed(), 0)
  check.equal(check.failures().count, 2)
  check.equal(failing.limit, 0)

  let preview = TripClient.preview(change: { _ in })
  check.equal(preview.names(1), [])
  check.equal((try? await preview.fetch(Trip.ID(raw: "")))?.name, "")
  check.failed()

  check.equal(BoxClient.unimplemented(make: { Box(1) }).make().value, 1)
  check.equal(BoxClient.preview.count(), 9)
  check.equal(Clients.Clock.preview.now(), Date(timeIntervalSince1970: 0))
  check.failed()
}
