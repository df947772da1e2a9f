@MainActor
public func demonstrate() async {
  print(AppGraph().client !== WidgetGraph().client)
}
