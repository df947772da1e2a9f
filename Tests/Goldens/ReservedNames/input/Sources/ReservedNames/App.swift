import Handwire

protocol `Protocol` {}

final class Größe: `Protocol` {
  init() {}
}

final class Screen {
  let `default`: any `Protocol`

  init(`default`: any `Protocol`) { self.default = `default` }
}

struct AppBlueprint: Blueprint {
  @Owned(Größe.self) private var `default`: any `Protocol`
  @Owned var screen: Screen
}
