@MainActor
public func demonstrate() async {
  print(await StorageDemonstration.rows())
}

@StorageActor
enum StorageDemonstration {
  static func rows() -> Int { StorageGraph().store.database.rows }
}
