import Handwire

struct Descriptor: ~Copyable {
  let number: Int
}

final class Log {
  init(descriptor: borrowing Descriptor) {}
}

struct AppBlueprint: Blueprint {
  @Given private var number: Int
  @Owned var descriptor: Descriptor
  @Owned var log: Log
}
