import Handwire

struct Descriptor: ~Copyable {
  let number: Int
}

final class Log {
  init(descriptor: consuming Descriptor) {}
}

final class Cache {
  var entries = 0
  init() {}
}

actor Store {
  init(cache: sending Cache) {}
}

actor Mirror {
  init(cache: sending Cache) {}
}

struct AppBlueprint: Blueprint {
  @Owned var log: Log
  @Owned private var cache: Cache
  @Owned var store: Store
  @Owned var mirror: Mirror

  static func descriptor() -> Descriptor { Descriptor(number: 3) }
}
