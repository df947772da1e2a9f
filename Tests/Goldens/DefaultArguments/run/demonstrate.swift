@MainActor
public func demonstrate() async {
  print(PlainGraph(api: API()).model.clock.name)
  print(FrozenGraph(api: API(), clock: Clock(name: "frozen")).model.clock.name)
}
