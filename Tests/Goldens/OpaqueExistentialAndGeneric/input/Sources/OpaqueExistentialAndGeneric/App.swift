import Handwire

protocol P {}

struct Impl: P {}

final class Opened {
  init(p: some P) {}
}

final class Optional {
  let p: (any P)?

  init(p: (any P)?) { self.p = p }
}

final class Generic<T: P> {
  init(p: T) {}
}

/// `any P` opens for `some P`; a generic class needs a concrete type.
struct AppBlueprint: Blueprint {
  @Owned(Impl.self) private var p: any P
  @Owned private var concrete: Impl
  @Owned var opened: Opened
  @Owned var optional: Optional
  @Owned var generic: Generic<Impl>
}
