@MainActor
public func demonstrate() async {
  print(await AppGraph(makeName: { "file" }).uploads.upload())
}
