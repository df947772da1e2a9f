public import Engine
public import Garage

extension Car {
  /// An initializer that only who imports this module sees.
  public init(mechanic: Mechanic, colour: String) { self.init(mechanic: mechanic) }
}
