import Engine
import Garage
import Handwire

/// A model of another file, which imports what it needs itself.
struct Showroom {
  let car: Car
  let mechanic: Mechanic
}
