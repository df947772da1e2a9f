/// What every declaration has: name, place, access, attributes, condition.
public struct DeclarationHeader: Hashable, Codable, Sendable {
  /// Without backticks; `init` for initializers.
  public var name: String
  /// Of the name (of the keyword `init` for initializers).
  public var position: Position
  /// As written; `nil` means that none is (then the enclosing extension's, else internal).
  public var access: AccessLevel?
  public var attributes: [AttributeFact]
  /// Modifiers other than access, as written: `static`, `class`, `final`, `lazy`, `weak`, `unowned`, `nonisolated`,
  /// `nonisolated(unsafe)`, `nonisolated(nonsending)`, `override`, `convenience`, `required`, `indirect`, `mutating`, …
  public var modifiers: [String]
  /// Conditions of the enclosing `#if` branches, outermost first (`DEBUG`, `!(DEBUG)`, `os(iOS)`); empty outside.
  public var conditions: [String]
  /// Lines of the doc comment with their `///`, or a `/** … */` block line by line; without indentation.
  public var documentation: [String]

  public init(
    name: String, position: Position, access: AccessLevel? = nil, attributes: [AttributeFact] = [],
    modifiers: [String] = [], conditions: [String] = [], documentation: [String] = []
  ) {
    self.name = name
    self.position = position
    self.access = access
    self.attributes = attributes
    self.modifiers = modifiers
    self.conditions = conditions
    self.documentation = documentation
  }

  public func attribute(named name: String) -> AttributeFact? { attributes.first { $0.name == name } }
  public func hasModifier(_ modifier: String) -> Bool { modifiers.contains(modifier) }
}

public enum AccessLevel: Int, Hashable, Codable, Sendable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  public static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }

  /// As it is written in source.
  public var keyword: String {
    switch self {
    case .private: "private"
    case .fileprivate: "fileprivate"
    case .internal: "internal"
    case .package: "package"
    case .public: "public"
    case .open: "open"
    }
  }
}

/// `@Owned(Impl.self, .onFirstUse)`
public struct AttributeFact: Hashable, Codable, Sendable {
  /// The last component of the attribute's type, without `@`, module or generic arguments: `Owned`, `MainActor`, `available`.
  public var name: String
  /// The whole attribute as written, `@` included, white space folded.
  public var text: String
  public var arguments: [ArgumentFact]
  public var position: Position

  public init(name: String, text: String, arguments: [ArgumentFact] = [], position: Position) {
    self.name = name
    self.text = text
    self.arguments = arguments
    self.position = position
  }
}

public struct ParameterFact: Hashable, Codable, Sendable {
  /// `nil` for `_`.
  public var label: String?
  public var name: String
  public var type: TypeExpression
  /// The default argument as written.
  public var defaultValue: String?
  public var isVariadic: Bool
  /// `inout`, `consuming`, `borrowing`, `sending`, `isolated`, …
  public var specifiers: [String]
  /// Of the parameter and of its type, without `@` (`escaping`, `autoclosure`, `ViewBuilder`).
  public var attributes: [String]
  public var position: Position

  public init(
    label: String?, name: String, type: TypeExpression, defaultValue: String? = nil, isVariadic: Bool = false,
    specifiers: [String] = [], attributes: [String] = [], position: Position
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isVariadic = isVariadic
    self.specifiers = specifiers
    self.attributes = attributes
    self.position = position
  }
}

public struct GenericParameterFact: Hashable, Codable, Sendable {
  public var name: String
  /// `T: P & Q`
  public var constraint: TypeExpression?
  /// `each T`
  public var isPack: Bool

  public init(name: String, constraint: TypeExpression? = nil, isPack: Bool = false) {
    self.name = name
    self.constraint = constraint
    self.isPack = isPack
  }
}

/// One requirement of a `where` clause.
public struct GenericRequirementFact: Hashable, Codable, Sendable {
  public enum Relation: String, Hashable, Codable, Sendable { case conformance, sameType, layout }
  public var left: TypeExpression
  public var relation: Relation
  public var right: TypeExpression

  public init(left: TypeExpression, relation: Relation, right: TypeExpression) {
    self.left = left
    self.relation = relation
    self.right = right
  }
}

public struct InitializerFact: Hashable, Codable, Sendable {
  public var header: DeclarationHeader
  public var genericParameters: [GenericParameterFact]
  public var requirements: [GenericRequirementFact]
  public var parameters: [ParameterFact]
  public var effects: Effects
  /// `init?` or `init!`
  public var isFailable: Bool

  public init(
    header: DeclarationHeader, genericParameters: [GenericParameterFact] = [],
    requirements: [GenericRequirementFact] = [], parameters: [ParameterFact], effects: Effects = .none,
    isFailable: Bool = false
  ) {
    self.header = header
    self.genericParameters = genericParameters
    self.requirements = requirements
    self.parameters = parameters
    self.effects = effects
    self.isFailable = isFailable
  }
}

public struct FunctionFact: Hashable, Codable, Sendable {
  public var header: DeclarationHeader
  public var genericParameters: [GenericParameterFact]
  public var requirements: [GenericRequirementFact]
  public var parameters: [ParameterFact]
  public var effects: Effects
  /// `nil` where none is written, or `Void`/`()`.
  public var result: TypeExpression?
  /// The body, where it is one expression (with or without `return`).
  public var body: ExpressionFact?

  public init(
    header: DeclarationHeader, genericParameters: [GenericParameterFact] = [],
    requirements: [GenericRequirementFact] = [], parameters: [ParameterFact], effects: Effects = .none,
    result: TypeExpression? = nil, body: ExpressionFact? = nil
  ) {
    self.header = header
    self.genericParameters = genericParameters
    self.requirements = requirements
    self.parameters = parameters
    self.effects = effects
    self.result = result
    self.body = body
  }
}

public struct PropertyFact: Hashable, Codable, Sendable {
  public var header: DeclarationHeader
  public var type: TypeExpression?
  /// `let`
  public var isConstant: Bool
  /// Has a getter instead of storage (observers alone leave it stored).
  public var isComputed: Bool
  public var initialValue: ExpressionFact?
  /// `private(set)`; `nil` where none is written.
  public var setterAccess: AccessLevel?
  /// Effects of a computed property's getter.
  public var effects: Effects

  public var isStatic: Bool { header.hasModifier("static") || header.hasModifier("class") }
  public var isLazy: Bool { header.hasModifier("lazy") }

  public init(
    header: DeclarationHeader, type: TypeExpression?, isConstant: Bool, isComputed: Bool,
    initialValue: ExpressionFact? = nil, setterAccess: AccessLevel? = nil, effects: Effects = .none
  ) {
    self.header = header
    self.type = type
    self.isConstant = isConstant
    self.isComputed = isComputed
    self.initialValue = initialValue
    self.setterAccess = setterAccess
    self.effects = effects
  }
}

public struct AliasFact: Hashable, Codable, Sendable {
  public var header: DeclarationHeader
  public var genericParameters: [GenericParameterFact]
  public var type: TypeExpression

  public init(header: DeclarationHeader, genericParameters: [GenericParameterFact] = [], type: TypeExpression) {
    self.header = header
    self.genericParameters = genericParameters
    self.type = type
  }
}

public struct AssociatedTypeFact: Hashable, Codable, Sendable {
  public var header: DeclarationHeader
  public var constraints: [TypeExpression]
  public var defaultType: TypeExpression?

  public init(header: DeclarationHeader, constraints: [TypeExpression] = [], defaultType: TypeExpression? = nil) {
    self.header = header
    self.constraints = constraints
    self.defaultType = defaultType
  }
}

/// One entry of an inheritance clause.
public struct InheritedTypeFact: Hashable, Codable, Sendable {
  public var type: TypeExpression
  /// Without `@`: `retroactive`, `unchecked`, `preconcurrency`, `MainActor` (an isolated conformance), and `nonisolated`.
  public var attributes: [String]
  public var position: Position

  public init(type: TypeExpression, attributes: [String] = [], position: Position) {
    self.type = type
    self.attributes = attributes
    self.position = position
  }
}

/// The members of a type or an extension, each list in source order.
public struct MemberFacts: Hashable, Codable, Sendable {
  public var properties: [PropertyFact] = []
  public var initializers: [InitializerFact] = []
  public var functions: [FunctionFact] = []
  public var aliases: [AliasFact] = []
  public var associatedTypes: [AssociatedTypeFact] = []
  public var types: [TypeFact] = []
  /// Names of `case`s.
  public var cases: [String] = []
  public var hasDeinitializer = false

  public init() {}
}

public struct TypeFact: Hashable, Codable, Sendable {
  public enum Kind: String, Hashable, Codable, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`
  }

  public var header: DeclarationHeader
  public var kind: Kind
  public var genericParameters: [GenericParameterFact]
  /// Names in `protocol P<A, B>`.
  public var primaryAssociatedTypes: [String]
  public var requirements: [GenericRequirementFact]
  public var inherited: [InheritedTypeFact]
  public var members: MemberFacts

  public init(
    header: DeclarationHeader, kind: Kind, genericParameters: [GenericParameterFact] = [],
    primaryAssociatedTypes: [String] = [], requirements: [GenericRequirementFact] = [],
    inherited: [InheritedTypeFact] = [], members: MemberFacts
  ) {
    self.header = header
    self.kind = kind
    self.genericParameters = genericParameters
    self.primaryAssociatedTypes = primaryAssociatedTypes
    self.requirements = requirements
    self.inherited = inherited
    self.members = members
  }
}

public struct ExtensionFact: Hashable, Codable, Sendable {
  /// `name` is empty, `position` that of the extended type.
  public var header: DeclarationHeader
  public var extended: TypeExpression
  public var requirements: [GenericRequirementFact]
  public var inherited: [InheritedTypeFact]
  public var members: MemberFacts

  public init(
    header: DeclarationHeader, extended: TypeExpression, requirements: [GenericRequirementFact] = [],
    inherited: [InheritedTypeFact] = [], members: MemberFacts
  ) {
    self.header = header
    self.extended = extended
    self.requirements = requirements
    self.inherited = inherited
    self.members = members
  }
}
