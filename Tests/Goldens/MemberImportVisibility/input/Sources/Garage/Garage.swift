public import Engine

public struct GarageDependencies: Sendable {
  public let engine: Engine
  public let place: String

  public init(engine: Engine, place: String) {
    self.engine = engine
    self.place = place
  }
}

public struct Car: Sendable {
  public let mechanic: Mechanic

  public init(mechanic: Mechanic) { self.mechanic = mechanic }
}
