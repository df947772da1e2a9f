import Foundation

/// Makes UUIDs.
public struct UUIDSource: Sendable {
  private let make: @Sendable () -> UUID

  public init(_ make: @escaping @Sendable () -> UUID) {
    self.make = make
  }

  /// The same one each time.
  public static func constant(_ uuid: UUID) -> UUIDSource { UUIDSource { uuid } }

  public func callAsFunction() -> UUID { make() }
}
