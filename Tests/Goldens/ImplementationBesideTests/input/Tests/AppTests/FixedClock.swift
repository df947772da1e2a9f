import App

struct FixedClock: Clock {
  init() {}
}
