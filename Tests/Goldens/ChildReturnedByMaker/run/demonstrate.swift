@MainActor
public func demonstrate() async {
  let app = AppGraph()
  var checkout: CheckoutGraph? = app.makeCheckout(amount: 12)
  weak let payment = checkout?.payment
  print(payment?.amount ?? 0)
  checkout = nil
  print("released: \(payment == nil)")
}
