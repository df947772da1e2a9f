@MainActor
public func demonstrate() async {
  AppGraph().cart.analytics.track("cart opened")
}
