import HandwireFacts
import HandwireFindings

/// Whatever builds or holds objects: a type, a function that wires, the code of a file, a container.
public struct WiredScope: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case type(TypeIdentifier)
    /// At the top level of a file: `buildApplication(_:)`.
    case function
    /// Statements and variables at the top level of a file.
    case file
  }

  public var kind: Kind
  /// `AppCoordinator`, `Trip.Store`, `buildApplication(_:)`, `main`.
  public var name: String
  public var module: String
  public var place: Place
  /// Where the program (or an extension of the app) begins.
  public var isEntryPoint: Bool
  /// An index into `WiredGraph.scopes`: the only scope that constructs this one, or that declares it inside of itself.
  public var parent: Int?
  /// Lines with their `///`.
  public var documentation: [String]
  public var conditions: [String]

  public init(
    kind: Kind, name: String, module: String, place: Place, isEntryPoint: Bool = false, parent: Int? = nil,
    documentation: [String] = [], conditions: [String] = []
  ) {
    self.kind = kind
    self.name = name
    self.module = module
    self.place = place
    self.isEntryPoint = isEntryPoint
    self.parent = parent
    self.documentation = documentation
    self.conditions = conditions
  }
}
