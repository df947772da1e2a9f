import Dispatch
import Foundation

/// An HTTP/1.1 server on 127.0.0.1 for development and tests: one request a connection, no encryption.
public final class HTTPServer {
  private static let longestRequest = 1_048_576

  public let port: UInt16
  private let source: any DispatchSourceRead
  private let isListening = DispatchGroup()

  /// Listens at once, and until it is stopped or released; port 0 takes any that is free.
  public init(
    port: UInt16 = 0, respond: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) throws(SocketError) {
    let listener = try Socket.listening(on: port)
    let connections = DispatchQueue(label: "TravelServer.connections", attributes: .concurrent)
    self.port = listener.port
    source = DispatchSource.makeReadSource(
      fileDescriptor: listener.descriptor, queue: DispatchQueue(label: "TravelServer.listener"))
    source.setEventHandler {
      guard let connection = listener.accepted() else { return }
      connections.async { Self.serve(connection, respond) }
    }
    isListening.enter()
    source.setCancelHandler { [isListening] in
      listener.end()
      isListening.leave()
    }
    source.activate()
  }

  deinit {
    source.cancel()
  }

  public var baseURL: URL {
    var components = URLComponents()
    components.scheme = "http"
    components.host = "127.0.0.1"
    components.port = Int(port)
    return components.url ?? URL(filePath: "/")
  }

  /// Returns when the port is free; connections that are open are still answered.
  public func stop() {
    source.cancel()
    isListening.wait()
  }

  private static func serve(_ connection: Socket, _ respond: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) {
    var bytes = Data()
    while bytes.count < longestRequest, let more = connection.read() {
      bytes += more
      guard let request = HTTPRequest(bytes) else { continue }
      Task {
        connection.write(await respond(request).bytes)
        connection.end()
      }
      return
    }
    connection.end()
  }
}
