import TravelCore

/// Sends each event to the company.
public struct ServerAnalytics: Analytics {
  private let send: (String) -> Void

  public init(send: @escaping (String) -> Void) {
    self.send = send
  }

  public func track(_ event: String) { send(event) }
}

/// For a developer's machine: nothing is sent.
public struct SilentAnalytics: Analytics {
  public init() {}

  public func track(_ event: String) {}
}
