import Foundation
import Platform

/// Gives one answer to everything, and remembers the requests.
actor StubAPIClient: APIClient {
  private let answer: Result<Data, APIError>
  private(set) var requests: [APIRequest] = []

  init(_ answer: Result<Data, APIError>) {
    self.answer = answer
  }

  func send(_ request: APIRequest) throws -> Data {
    requests.append(request)
    return try answer.get()
  }
}
