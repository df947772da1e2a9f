public protocol Library: Sendable {
  func titles() async throws -> [String]
}

public protocol Lamp: AnyObject {
  var isOn: Bool { get }
}

public struct Clicks: Sendable {
  public let record: @Sendable () -> Void

  public init(record: @escaping @Sendable () -> Void) {
    self.record = record
  }
}

public final class Reading {
  public init(library: any Library, lamp: any Lamp, clicks: Clicks) {}
}
