@MainActor
public func demonstrate() async {
  let app = AppGraph()
  let checkout = app.startSession(user: "Ada").startCheckout()
  print(checkout.payments.user)
}
