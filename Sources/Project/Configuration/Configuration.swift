import HandwireFindings

/// What a team says about its project in `.handwire.json`; without the file all is empty.
public struct Configuration: Hashable, Sendable {
  /// Where wiring belongs.
  public var composition: [PathPattern]
  /// What is not read.
  public var exclude: [PathPattern]
  /// What becomes of a rule's findings, by identifier.
  public var rules: [String: RuleWeight]
  /// From which number on a rule reports, by identifier.
  public var limits: [String: Int]
  public var locators: [Locator]
  /// Names of types that only look like locators.
  public var notLocators: [String]
  public var doubles: Doubles

  public init(
    composition: [PathPattern] = [], exclude: [PathPattern] = [], rules: [String: RuleWeight] = [:],
    limits: [String: Int] = [:], locators: [Locator] = [], notLocators: [String] = [],
    doubles: Doubles = Doubles()
  ) {
    self.composition = composition
    self.exclude = exclude
    self.rules = rules
    self.limits = limits
    self.locators = locators
    self.notLocators = notLocators
    self.doubles = doubles
  }

  /// What `handwire doubles` writes besides what comments ask for.
  public struct Doubles: Hashable, Sendable {
    /// Protocols and structs of closures: `TripService`, `Trip.Service`, `Booking.TripService`.
    public var names: [String]
    /// Whether all protocols that blueprints bind are meant too.
    public var boundaries: Bool
    /// For which module all are written; `nil` where each goes to the tests of its own.
    public var module: String?

    public init(names: [String] = [], boundaries: Bool = false, module: String? = nil) {
      self.names = names
      self.boundaries = boundaries
      self.module = module
    }
  }

  public enum RuleWeight: Hashable, Sendable {
    case severity(Severity)
    case off
  }

  /// A home-made locator that its shape does not give away.
  public enum Locator: Hashable, Sendable {
    case type(String, members: [String])
    /// A property wrapper, without `@`.
    case wrapper(String)
  }
}
