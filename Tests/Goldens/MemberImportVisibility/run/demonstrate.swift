import Engine
import Garage

@MainActor
public func demonstrate() async {
  let dependencies = GarageDependencies(engine: Engine(power: 90), place: "Turin")
  print(AppGraph(dependencies: dependencies, colour: "red").showroom.car.mechanic.engine.power)
}
