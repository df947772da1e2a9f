import Distributed
import Handwire

distributed actor Worker {
  typealias ActorSystem = LocalTestingDistributedActorSystem
  let name: String

  init(name: String, actorSystem: ActorSystem) {
    self.name = name
    self.actorSystem = actorSystem
  }

  distributed func work() -> String { name }
}

@MainActor
struct AppBlueprint: Blueprint {
  @Given private var name: String
  @Given private var actorSystem: LocalTestingDistributedActorSystem
  @Owned var worker: Worker
}
