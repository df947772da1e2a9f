import HandwireFindings

/// Something that constructs a value: an initializer (declared, memberwise, implicit, inherited) or a static function,
/// with every type resolved, seen from one place.
public struct Callable: Hashable, Sendable {
  public enum Origin: Hashable, Sendable {
    case declared
    /// A struct's memberwise initializer.
    case memberwise
    /// `init()` of a class, actor or struct whose stored properties all have values.
    case implicit
    /// From a superclass.
    case inherited(from: TypeIdentifier)
    case staticFunction
    /// Accepted from a declared signature although a macro makes it.
    case macro
  }

  public struct Parameter: Hashable, Sendable {
    public var label: String?
    public var name: String
    public var type: ResolvedType
    /// As written, for messages and for generated code in the same lexical context.
    public var spelling: TypeExpression
    public var hasDefault: Bool
    /// The default as written.
    public var defaultValue: String?
    public var isVariadic: Bool
    /// `inout`, `consuming`, `borrowing`, `sending`, …
    public var specifiers: [String]
    /// Without `@`: `autoclosure`, a result builder's or property wrapper's name, …; `escaping` included.
    public var attributes: [String]
    public var place: Place

    public init(
      label: String?, name: String, type: ResolvedType, spelling: TypeExpression, hasDefault: Bool = false,
      defaultValue: String? = nil, isVariadic: Bool = false, specifiers: [String] = [], attributes: [String] = [],
      place: Place
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.spelling = spelling
      self.hasDefault = hasDefault
      self.defaultValue = defaultValue
      self.isVariadic = isVariadic
      self.specifiers = specifiers
      self.attributes = attributes
      self.place = place
    }
  }

  public enum Visibility: Hashable, Sendable {
    case visible
    /// Why not, in words that can follow "its initializer is" (`internal to Platform`, `private`,
    /// `private, because its stored property 'count' is`), the place to change, and the import that would show it.
    case hidden(reason: String, place: Place, importing: String? = nil)
  }

  public enum Availability: Hashable, Sendable {
    case available
    /// `unavailable`, or obsoleted; never called.
    case unavailable
    /// As written in the attribute (`macOS 14, *`); newer than the type's own.
    case conditional(String)
  }

  /// Where an async function that is not isolated says that it runs.
  public enum Execution: Hashable, Sendable {
    /// `@concurrent`
    case beside
    /// `nonisolated(nonsending)`
    case withCaller
  }

  public var origin: Origin
  /// `init` or the function's name.
  public var name: String
  public var parameters: [Parameter]
  public var result: ResolvedType
  public var isFailable: Bool
  public var isAsync: Bool
  /// `nil`: does not throw.
  public var thrown: ResolvedType?
  public var isolation: Isolation
  /// `nil` where it says nothing.
  public var execution: Execution?
  public var visibility: Visibility
  public var availability: Availability
  /// Conditions of the enclosing `#if` branches.
  public var conditions: [String]
  /// Generic parameters of its own that are not fixed by the type's arguments, with the constraint each has.
  public var openGenericParameters: [String]
  public var place: Place

  public init(
    origin: Origin, name: String = "init", parameters: [Parameter], result: ResolvedType, isFailable: Bool = false,
    isAsync: Bool = false, thrown: ResolvedType? = nil, isolation: Isolation = .nonisolated,
    execution: Execution? = nil, visibility: Visibility = .visible, availability: Availability = .available,
    conditions: [String] = [],
    openGenericParameters: [String] = [], place: Place
  ) {
    self.origin = origin
    self.name = name
    self.parameters = parameters
    self.result = result
    self.isFailable = isFailable
    self.isAsync = isAsync
    self.thrown = thrown
    self.isolation = isolation
    self.execution = execution
    self.visibility = visibility
    self.availability = availability
    self.conditions = conditions
    self.openGenericParameters = openGenericParameters
    self.place = place
  }

  /// `nil` where the declaration says nothing.
  public static func execution(of header: DeclarationHeader) -> Execution? {
    if header.attribute(named: "concurrent") != nil { return .beside }
    return header.hasModifier("nonisolated(nonsending)") ? .withCaller : nil
  }

  /// `init(tripID:api:)`
  public var signature: String {
    "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }
}
