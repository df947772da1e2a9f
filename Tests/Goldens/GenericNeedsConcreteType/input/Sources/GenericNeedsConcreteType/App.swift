import Handwire

protocol P {}

final class Impl: P {
  init() {}
}

final class Generic<T: P> {
  init(p: T) {}
}

struct AppBlueprint: Blueprint {
  @Owned(Impl.self) var p: any P
  @Owned var generic: Generic<Impl>
}
