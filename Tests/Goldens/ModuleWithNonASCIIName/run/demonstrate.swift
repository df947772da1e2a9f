@MainActor
public func demonstrate() async {
  print(AppGraph(titel: "Emma").buch.vorlage.titel)
}
