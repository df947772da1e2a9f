import Foundation

/// Thrown by an endpoint of a client, or a requirement of a stub, that no test gave a meaning.
public struct UnimplementedEndpoint: Error, CustomStringConvertible {
  /// `Client.endpoint`.
  public let name: String
  /// Where the endpoint was made: what a call is charged to that no test surrounds.
  private let world: TestWorld?
  /// How one gets there from a graph, empty where nobody has said.
  private let path: String

  init(_ endpoint: String, of client: Any.Type?, path: String = "") {
    name = client.map { "\($0).\(endpoint)" } ?? endpoint
    self.path = path
    world = AmbientContext.bound?.world
  }

  /// For what a stub stands in for, which charges the test itself.
  package init(_ name: String) {
    self.name = name
    world = nil
    path = ""
  }

  public var description: String { "\(name) is not implemented" }

  func report() {
    let place = path.isEmpty ? "" : " at \(path)"
    let message = """
      \(name) is not implemented, and this test called it\(place). Give that endpoint a meaning for the test, in \
      .ambient { … } or withAmbient { … } operation: { … }.
      """
    guard let world = AmbientContext.bound?.world ?? world ?? TestWorld.ofCaller() else {
      FileHandle.standardError.write(Data("\(description)\n".utf8))
      return
    }
    world.noteUse(of: name)
    world.fail(message)
  }
}
