public final class Client {
  public private(set) var calls = 0
  public init() {}
  public func call() { calls += 1 }
}

@MainActor public protocol Showing: AnyObject {
  var title: String { get }
}
