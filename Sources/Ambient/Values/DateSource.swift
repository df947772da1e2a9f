import Foundation

/// Says what time it is.
public struct DateSource: Sendable {
  private let read: @Sendable () -> Date

  public init(_ now: @escaping @Sendable () -> Date) {
    read = now
  }

  /// A clock that stands still.
  public static func constant(_ date: Date) -> DateSource { DateSource { date } }

  /// Setting it stops the clock there.
  public var now: Date {
    get { read() }
    set { self = .constant(newValue) }
  }

  public func callAsFunction() -> Date { read() }
}
