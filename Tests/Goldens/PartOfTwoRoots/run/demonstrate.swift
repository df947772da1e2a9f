@MainActor
public func demonstrate() async {
  print("app")
  _ = AppGraph()
  print("widget")
  _ = WidgetGraph()
}
