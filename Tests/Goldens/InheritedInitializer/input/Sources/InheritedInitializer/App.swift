import Handwire

class Base {
  let name: String
  init(name: String) { self.name = name }
}

final class Derived: Base {}

final class Screen {
  let base: Base
  init(base: Base) { self.base = base }
}

/// The subclass has its superclass's initializer, and stands in for it.
struct AppBlueprint: Blueprint {
  @Given private var name: String
  @Owned var derived: Derived
  @Owned var screen: Screen
}
