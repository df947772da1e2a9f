/// Keeps one instance, or does not.
public protocol InstanceStorage: AnyObject {
  var instance: Any? { get set }

  func graphResolutionCompleted()
}

extension InstanceStorage {
  public func graphResolutionCompleted() {}
}

public final class TransientStorage: InstanceStorage {
  public var instance: Any? {
    get { nil }
    set {}
  }

  public init() {}
}

public final class GraphStorage: InstanceStorage {
  public var instance: Any?

  public init() {}

  public func graphResolutionCompleted() {
    instance = nil
  }
}

public final class PermanentStorage: InstanceStorage {
  public var instance: Any?

  public init() {}
}

public final class WeakStorage: InstanceStorage {
  private weak var object: AnyObject?

  public var instance: Any? {
    get { object }
    // A value has no identity that could be kept.
    set { object = newValue.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil } }
  }

  public init() {}
}
