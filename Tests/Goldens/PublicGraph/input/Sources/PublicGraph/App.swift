import Handwire

public struct Configuration: Sendable {
  public init() {}
}

public final class Client {
  let configuration: Configuration

  init(configuration: Configuration) { self.configuration = configuration }
}

/// Used by another module.
public struct KitBlueprint: Blueprint {
  @Given public var configuration: Configuration
  @Owned public var client: Client
  @Child public var session: KitSessionGraph?

  public func makeClient() -> Client { built() }
}

public struct KitSessionBlueprint: Blueprint {
  public typealias Parent = KitBlueprint

  @Given public var user: String
}
