import HandwireFacts
import HandwireFindings

/// One object that a scope holds, makes or is handed.
public struct WiredBinding: Hashable, Sendable {
  /// An index into `WiredGraph.scopes`.
  public var scope: Int
  /// Of the property, the local, the parameter, the function; empty for an object that is built where it is passed.
  public var name: String
  /// `.unknown(why)` where only the compiler knows it.
  public var key: ResolvedType
  public var typeSpelling: String
  public var lifetime: WiredLifetime
  /// What is called to construct it: `KeychainController`, `MoviesListViewController.create`.
  public var implementation: String?
  /// The scope that it is an instance of, where it is one: an index into `WiredGraph.scopes`.
  public var instance: Int?
  /// What its callers supply, where it is made by a function.
  public var arguments: [String]
  /// The declaration whose code makes it, where it is no member: `init(appDelegate:)`.
  public var function: String?
  /// Conditions of the enclosing `#if` branches.
  public var conditions: [String]
  public var place: Place

  public init(
    scope: Int, name: String, key: ResolvedType, typeSpelling: String, lifetime: WiredLifetime,
    implementation: String? = nil, instance: Int? = nil, arguments: [String] = [], function: String? = nil,
    conditions: [String] = [], place: Place
  ) {
    self.scope = scope
    self.name = name
    self.key = key
    self.typeSpelling = typeSpelling
    self.lifetime = lifetime
    self.implementation = implementation
    self.instance = instance
    self.arguments = arguments
    self.function = function
    self.conditions = conditions
    self.place = place
  }
}
