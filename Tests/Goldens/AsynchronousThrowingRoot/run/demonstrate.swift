@MainActor
public func demonstrate() async {
  do {
    print(try await AppGraph(path: "trips.db").store.database.path)
    _ = try await AppGraph(path: "")
  } catch {
    print(type(of: error))
  }
}
