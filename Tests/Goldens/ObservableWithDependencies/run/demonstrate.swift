@MainActor
public func demonstrate() async {
  let list = AppGraph().list
  await list.load()
  print(list.titles, list.selection.title ?? "none")
}
