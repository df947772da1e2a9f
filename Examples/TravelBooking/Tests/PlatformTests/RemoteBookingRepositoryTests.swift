import BookingInterface
import Foundation
import Platform
import Testing

@Suite struct RemoteBookingRepositoryTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "PlatformTests-\(UUID())")
  private let rome = Trip(
    id: Trip.ID(rawValue: "rome"), destination: "Rome", departure: Date(timeIntervalSince1970: 1_800_000_000),
    nights: 3, price: Money(minorUnits: 100), status: .booked)

  @Test func showsTheTripsSeenLastWhenTheServerIsOutOfReach() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = FileTripCache(cacheFile: folder.appending(path: "trips.json"))
    let online = RemoteBookingRepository(api: StubAPIClient(.success(try json([rome]))), cache: cache)
    #expect(try await online.trips() == [rome])

    let offline = RemoteBookingRepository(api: StubAPIClient(.failure(.unreachable)), cache: cache)
    #expect(try await offline.trips() == [rome])
    #expect(try await offline.trip(rome.id) == rome)
    await #expect(throws: APIError.unreachable) { try await offline.trip(Trip.ID(rawValue: "oslo")) }
    await #expect(throws: APIError.unreachable) { try await offline.cancel(rome.id) }
  }

  @Test func passesARefusalOn() async throws {
    let cache = FileTripCache(cacheFile: folder.appending(path: "trips.json"))
    let refusal = APIError.refused(status: 401, reason: "nobody is signed in")
    let repository = RemoteBookingRepository(api: StubAPIClient(.failure(refusal)), cache: cache)
    await #expect(throws: refusal) { try await repository.trips() }
  }

  @Test func doesNotBelieveAnAnswerOfAnotherShape() async throws {
    let cache = FileTripCache(cacheFile: folder.appending(path: "trips.json"))
    let repository = RemoteBookingRepository(api: StubAPIClient(.success(Data("{}".utf8))), cache: cache)
    await #expect(throws: APIError.malformedAnswer) { try await repository.trips() }
  }

  @Test func aClearedCacheIsEmpty() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = FileTripCache(cacheFile: folder.appending(path: "trips.json"))
    #expect(try cache.load().isEmpty)
    try cache.clear()
    try cache.save([rome])
    #expect(try cache.load() == [rome])
    try cache.clear()
    #expect(try cache.load().isEmpty)
  }

  private func json(_ trips: [Trip]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return try encoder.encode(trips)
  }
}
