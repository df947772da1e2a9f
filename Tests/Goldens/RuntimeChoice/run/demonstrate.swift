@MainActor
public func demonstrate() async {
  print(AppGraph(flags: Flags(usesNewCheckout: true)).cart.checkout.name)
  print(AppGraph(flags: Flags(usesNewCheckout: false)).cart.checkout.name)
}
