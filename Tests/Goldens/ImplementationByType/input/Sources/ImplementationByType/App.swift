import Handwire

protocol Analytics {
  func track(_ event: String)
}

struct ConsoleAnalytics: Analytics {
  func track(_ event: String) { print(event) }
}

final class Cart {
  let analytics: any Analytics

  init(analytics: some Analytics) {
    self.analytics = analytics
  }
}

struct AppBlueprint: Blueprint {
  @Owned(ConsoleAnalytics.self) private var analytics: any Analytics
  @Owned var cart: Cart
}
