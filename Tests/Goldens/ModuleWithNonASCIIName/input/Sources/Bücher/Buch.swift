public final class Buch: Sendable {
  public let titel: String
  public init(titel: String) { self.titel = titel }
}
