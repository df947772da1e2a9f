public struct Engine: Sendable {
  public let power: Int

  public init(power: Int) { self.power = power }
}

public final class Mechanic: Sendable {
  public let engine: Engine

  public init(engine: Engine) { self.engine = engine }
}
