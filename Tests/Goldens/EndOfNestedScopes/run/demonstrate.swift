@MainActor
public func demonstrate() async {
  let app = AppGraph()
  app.startSession().startCheckout(amount: 3)
  app.end()
  print(Log.lines.joined(separator: ", "))
}
