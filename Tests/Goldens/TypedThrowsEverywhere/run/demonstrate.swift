@MainActor
public func demonstrate() async {
  do {
    let graph = try AppGraph(service: "s", name: "n", read: { () throws(Locked) in throw Locked() })
    print(try graph.makeKeychain(service: "t") === graph.makeKeychain(service: "t"))
    do { print(try graph.reader.read()) } catch { print(error as Locked) }
    do { _ = try graph.makeVault(name: "none") } catch { print(error as Missing) }
    do { try RootGraph().startSession(service: "locked") } catch { print(error as Locked) }
    _ = try AppGraph(service: "s", name: "none", read: { 1 })
  } catch {
    print(error)
  }
}
