public final class Network: Sendable {
  public init() {}
}

public final class Client: Sendable {
  public init(network: Network) {}
}
