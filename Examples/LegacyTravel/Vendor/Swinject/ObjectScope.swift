/// How long the container keeps what it made.
public final class ObjectScope {
  /// A new one each time.
  public static let transient = ObjectScope(storageFactory: TransientStorage.init)
  /// One for everybody who is made by the same outermost `resolve`: the default.
  public static let graph = ObjectScope(storageFactory: GraphStorage.init)
  /// One for as long as the container lives.
  public static let container = ObjectScope(storageFactory: PermanentStorage.init)
  /// One for as long as somebody else holds it.
  public static let weak = ObjectScope(storageFactory: WeakStorage.init)

  private let storageFactory: () -> any InstanceStorage

  public init(storageFactory: @escaping () -> any InstanceStorage) {
    self.storageFactory = storageFactory
  }

  func makeStorage() -> any InstanceStorage {
    storageFactory()
  }
}
