import ImplementationBesideTests

struct FixedClock: Clock {
  init() {}
}
