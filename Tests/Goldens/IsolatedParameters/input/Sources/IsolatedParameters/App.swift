import Handwire

actor Box {
  let value: Int
  init(value: Int) { self.value = value }
}

final class Session: Sendable {
  let value: Int
  init(value: Int, isolation: isolated (any Actor)? = #isolation) async { self.value = value }
}

@MainActor
final class Runner {
  let run: @isolated(any) () -> Void
  let load: @MainActor @Sendable () -> Int
  init(run: @escaping @isolated(any) () -> Void, load: @escaping @MainActor @Sendable () -> Int) {
    self.run = run
    self.load = load
  }
}

@MainActor
struct AppBlueprint: Blueprint {
  @Given private var value: Int
  @Given private var run: @MainActor () -> Void
  @Given private var load: @MainActor @Sendable () -> Int
  @Owned var box: Box
  @Owned var session: Session
  @Owned var runner: Runner
}
