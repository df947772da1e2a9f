@MainActor
public func demonstrate() async {
  print(AppGraph(raw: "").vault.key != nil, AppGraph(raw: "k").vault.key != nil)
}
