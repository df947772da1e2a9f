import Handwire
import Networking

protocol Legacy {}

final class LegacyStore: Legacy {
  init?(group: String = "group") { nil }
}

final class Importer: Connection {}

struct AppBlueprint: Blueprint {
  @Built(LegacyStore.self) var legacy: any Legacy
  @Owned var importer: Importer
}
