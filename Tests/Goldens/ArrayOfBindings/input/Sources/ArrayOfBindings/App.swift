import Handwire

protocol Plugin {
  var name: String { get }
}

struct Crash: Plugin {
  let name = "crash"
}

struct Push: Plugin {
  let name = "push"
}

struct Profile: Plugin {
  let name = "profile"
}

final class Registry {
  let plugins: [any Plugin]

  init(plugins: [any Plugin]) { self.plugins = plugins }
}

struct AppBlueprint: Blueprint {
  @Owned(Crash.self) private var crash: any Plugin
  @Owned(Push.self) private var push: any Plugin
  @Owned var registry: Registry

  @Child var session: SessionGraph?
}

/// Parents first, in order of declaration.
struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint

  @Given var user: String
  @Owned(Profile.self) private var profile: any Plugin
  @Owned var registry: Registry
}
