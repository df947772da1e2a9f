@MainActor
public func demonstrate() async {
  do {
    _ = try AppGraph(service: "open")
    _ = try AppGraph(service: "locked")
  } catch {
    let locked: Locked = error
    print(locked)
  }
}
