public final class LegacyStore {
  public var rows = 1
  public init() {}
}

public protocol LegacyDelegate: AnyObject {
  func changed()
}
