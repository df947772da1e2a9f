import Foundation

/// A call of the operating system that failed.
public struct SocketError: Error, CustomStringConvertible {
  public let call: String
  /// The value of `errno`.
  public let code: Int32

  public var description: String {
    "\(call) failed: \(String(cString: strerror(code)))"
  }
}
