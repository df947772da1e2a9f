public protocol Store {
  var rows: Int { get }
}

public final class Screen {
  public let store: Store
  public let make: () -> Store

  public init(store: Store, make: @escaping () -> Store) {
    self.store = store
    self.make = make
  }
}
