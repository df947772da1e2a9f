@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  do {
    print(try await graph.makeReport(id: 1).id, try await graph.list.makeReport(2).id)
    _ = try await graph.list.makeReport(0)
  } catch {
    print(error)
  }
}
