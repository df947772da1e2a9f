import Foundation
import Platform
import Testing

@Suite struct AuthorizedAPIClientTests {
  @Test func addsTheTokenToEachRequest() async throws {
    let base = StubAPIClient(.success(Data("ok".utf8)))
    let client = AuthorizedAPIClient(base: base, token: AccessToken(rawValue: "secret"))
    #expect(try await client.send(APIRequest(.get, "trips")) == Data("ok".utf8))
    let request = await base.requests.first
    #expect(request?.path == "trips")
    #expect(request?.headers["Authorization"] == "Bearer secret")
  }

  @Test func tokensDoNotShowInLogs() {
    #expect("\(AccessToken(rawValue: "secret"))".contains("secret") == false)
  }
}
