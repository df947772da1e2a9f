@MainActor
public func demonstrate() async {
  print(type(of: AppGraph().root.plant))
}
