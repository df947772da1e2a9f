@MainActor
public func demonstrate() async {
  print(AppGraph().optional.p != nil)
}
