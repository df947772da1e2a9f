import TravelCore

/// The client of people who look around.
public struct OpenAPIClient: APIClient {
  private let server: TravelServer

  public init(server: TravelServer) {
    self.server = server
  }

  public func offers() -> [Trip] { server.offers }
  public func trips() -> [Trip] { [] }
  public func cancel(tripID: String) {}
}

/// The client of the traveller who is signed in.
public struct AuthorizedAPIClient: APIClient {
  private let server: TravelServer
  private let session: SessionStore

  public init(server: TravelServer, session: SessionStore) {
    self.server = server
    self.session = session
  }

  public func offers() -> [Trip] { server.offers }
  public func trips() -> [Trip] { session.traveller.flatMap { server.tripsByTraveller[$0] } ?? [] }
  public func cancel(tripID: String) {}
}
