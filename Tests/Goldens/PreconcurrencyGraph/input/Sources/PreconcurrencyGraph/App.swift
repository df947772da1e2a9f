import Handwire

@MainActor
final class Screen {}

@preconcurrency @MainActor
struct AppBlueprint: Blueprint {
  func makeScreen() -> Screen { built() }
}
