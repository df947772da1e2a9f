import HandwireFacts
import HandwireGraph

/// One graph class, decided to the last name, before it is text.
struct GraphClassPlan: Sendable {
  var scope: ScopeIdentifier
  var declaration: BlueprintDeclaration
  var properties: [PropertyPlan]
  var initializer: FunctionPlan
  var members: [MemberPlan]
  var interface: ChildInterface
}

/// A stored property.
struct PropertyPlan: Hashable, Sendable {
  var documentation: [String] = []
  var conditions: [String] = []
  /// `private(set) lazy var`
  var introducer: String
  var name: String
  var type: String
  var value: Block?
  /// Statements of `didSet`.
  var observer: [Statement] = []
}

/// A computed property.
struct AccessorPlan: Hashable, Sendable {
  var documentation: [String] = []
  var conditions: [String] = []
  /// `public var`
  var introducer: String
  var name: String
  var type: String
  /// ` async throws`
  var effects: String
  var statements: [Statement]
}

struct FunctionPlan: Hashable, Sendable {
  var documentation: [String] = []
  var conditions: [String] = []
  /// On lines of their own.
  var attributes: [String] = []
  /// `public func startSession`
  var introducer: String
  /// `user: User`, each.
  var parameters: [String]
  /// ` async throws -> SessionGraph`
  var suffix: String
  var statements: [Statement]
}

enum MemberPlan: Hashable, Sendable {
  case accessor(AccessorPlan)
  case function(FunctionPlan)
}
