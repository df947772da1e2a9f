import class Garden.Garden
import Handwire
import Umbrella

struct Root {
  let garden: Garden
  let plant: Plant
}

struct AppBlueprint: Blueprint {
  @Owned private var garden: Garden
  @Owned private var seed: Seed
  @Owned(Names.plant(seed:)) private var plant: Plant
  @Owned var root: Root
}
