@MainActor
public func demonstrate() async {
  print(AppGraph().reader.store.keep("Emma"), CountGraph().reader.store.keep("Persuasion"))
}
