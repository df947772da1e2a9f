import Engine
import Garage
import Handwire
import Paint

struct AppBlueprint: Blueprint {
  @Given(.members) private var dependencies: GarageDependencies
  @Given private var colour: String
  @Owned private var mechanic: Mechanic
  @Owned(Car.init(mechanic:colour:)) private var car: Car
  @Owned var showroom: Showroom
}
