import HandwireAmbient

/// A list that several threads append to: what happened, in order.
public final class Recorder<Element: Sendable>: Sendable {
  @usableFromInline let recorded = Locked([Element]())

  public init() {}

  @inlinable
  public var elements: [Element] { recorded.withLock { $0 } }
  @inlinable
  public var count: Int { recorded.withLock { $0.count } }
  @inlinable
  public var last: Element? { recorded.withLock { $0.last } }

  @inlinable
  public func record(_ element: Element) {
    recorded.withLock { $0.append(element) }
  }

  /// Empties the list and returns what was in it.
  @inlinable
  @discardableResult
  public func drain() -> [Element] {
    recorded.withLock { elements in
      defer { elements = [] }
      return elements
    }
  }

  /// Waits until so many elements are there, and returns all that are; fewer where the time has run out.
  public func elements(
    atLeast count: Int, within seconds: Double = 1, isolation: isolated (any Actor)? = #isolation
  ) async -> [Element] {
    await Patience(seconds: seconds).wait { self.count >= count }
    return elements
  }
}
