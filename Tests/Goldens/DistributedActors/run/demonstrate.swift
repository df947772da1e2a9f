import Distributed

@MainActor
public func demonstrate() async {
  let graph = AppGraph(name: "w", actorSystem: LocalTestingDistributedActorSystem())
  print((try? await graph.worker.work()) ?? "lost")
}
