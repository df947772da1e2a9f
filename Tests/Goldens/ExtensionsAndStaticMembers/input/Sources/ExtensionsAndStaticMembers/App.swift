import Handwire

enum Mode { case fast, slow }

struct Live {}

extension Live {
  struct Engine {
    let mode: Mode
    fileprivate init() { mode = .slow }
  }
}

extension Live.Engine {
  init(mode: Mode) { self.mode = mode }
  static func make(mode: Mode) -> Self { Self(mode: mode) }
  static var shared: Live.Engine { Live.Engine() }
}

protocol Startable {
  init(mode: Mode)
}

extension Startable {
  init(fast: Bool) { self.init(mode: .fast) }
}

final class Motor: Startable {
  let mode: Mode
  required init(mode: Mode) { self.mode = mode }
}

class Vehicle {
  let engine: Live.Engine
  init(engine: Live.Engine) { self.engine = engine }
  convenience init() { self.init(engine: .shared) }
}

final class Truck: Vehicle {
  let axles: Int
  init(engine: Live.Engine, axles: Int) {
    self.axles = axles
    super.init(engine: engine)
  }
}

struct AppBlueprint: Blueprint {
  @Given private var mode: Mode
  @Given private var axles: Int
  @Owned(Live.Engine.make(mode:)) private var engine: Live.Engine
  @Owned(Motor.init(mode:)) var motor: Motor
  @Owned(Vehicle.init(engine:)) var vehicle: Vehicle
  @Owned var truck: Truck
}
