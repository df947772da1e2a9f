/// The secret that proves who is signed in; printing it shows nothing.
public struct AccessToken: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public var description: String { "•••" }
}
