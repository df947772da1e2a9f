@MainActor
public func demonstrate() async {
  let row = AppGraph().list.makeRow(1)
  print(row.id, row.makeRow(2).makeRow(3).id)
}
