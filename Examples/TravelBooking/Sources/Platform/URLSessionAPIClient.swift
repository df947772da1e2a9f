import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Reaches the server by HTTP.
public struct URLSessionAPIClient: APIClient {
  private let baseURL: URL
  private let urlSession: URLSession

  public init(baseURL: URL) {
    self.init(baseURL: baseURL, timeout: 10)
  }

  /// The timeout is in seconds, for one request.
  public init(baseURL: URL, timeout: TimeInterval) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    self.baseURL = baseURL
    self.urlSession = URLSession(configuration: configuration)
  }

  public func send(_ request: APIRequest) async throws -> Data {
    let (data, response) = try await answer(to: urlRequest(for: request))
    guard let status = (response as? HTTPURLResponse)?.statusCode else { throw APIError.malformedAnswer }
    guard (200..<300).contains(status) else {
      throw APIError.refused(status: status, reason: String(decoding: data, as: UTF8.self))
    }
    return data
  }

  private func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
    do {
      return try await urlSession.data(for: request)
    } catch is URLError {
      try Task.checkCancellation()
      throw APIError.unreachable
    }
  }

  private func urlRequest(for request: APIRequest) -> URLRequest {
    var urlRequest = URLRequest(url: baseURL.appending(path: request.path))
    urlRequest.httpMethod = request.method.rawValue
    urlRequest.httpBody = request.body
    for (name, value) in request.headers {
      urlRequest.setValue(value, forHTTPHeaderField: name)
    }
    if request.body != nil {
      urlRequest.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    return urlRequest
  }
}
