public struct Seed: Sendable {
  public init() {}
}

public final class Plant {
  public let seed: Seed
  public init(seed: Seed) { self.seed = seed }
}

public enum Names {
  public static func plant(seed: Seed) -> Plant { Plant(seed: seed) }
}
