@MainActor
public func demonstrate() async {
  print(AppGraph().list.makeRow(4).id)
}
