import Handwire

@MainActor
final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  var count: Int { waiting.count }

  init() {}

  func pass() async { await withCheckedContinuation { waiting.append($0) } }

  func open() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

@MainActor
final class Profile {
  let name: String

  init(name: String, gate: Gate) async {
    await gate.pass()
    self.name = name
  }
}

@MainActor
struct AppBlueprint: Blueprint {
  @Owned var gate: Gate

  @Child var session: SessionGraph?
}

@MainActor
struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint

  @Given private var name: String
  @Owned var profile: Profile
}
