import Injection
import Swinject

/// Fills the one container, and gives back who knows the way from there.
func launch(flags: FeatureFlags = FeatureFlags()) -> AppCoordinator {
  Services.container = Container()
  _ = Assembler([AppAssembly(flags: flags), PartnerAssembly()], container: Services.container)
  return AppCoordinator(container: Services.container)
}
