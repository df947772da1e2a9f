/// A type after lookup, canonical: aliases are expanded, `P` and `any P` are one, `T?` and `Optional<T>` are one,
/// members of a composition are sorted. Two equal values are the same type to the compiler.
public indirect enum ResolvedType: Hashable, Codable, Sendable {
  /// A struct, class, enum or actor of the program; arguments of outer generic types come first.
  case nominal(TypeIdentifier, arguments: [ResolvedType])
  /// `any P & Q`, each a `.nominal` of a protocol (arguments: those of its primary associated types, empty where none
  /// are written), an `.external`, or a class; sorted. One element for a plain `any P`. Empty for `Any`.
  case existential([ResolvedType])
  /// `some P & Q`; like `existential`.
  case opaque([ResolvedType])
  /// A type of a module that was not read, by the name it is written with, without a module in front (`URLSession`, `Notification.Name`).
  /// It may be a protocol, an alias, anything. Standard-library types that have no case of their own are external too.
  case external(path: [String], arguments: [ResolvedType])
  case optional(ResolvedType)
  case array(ResolvedType)
  case dictionary(key: ResolvedType, value: ResolvedType)
  /// The empty tuple is `Void`.
  case tuple([TupleElement])
  case function(Function)
  case metatype(ResolvedType)
  /// A generic parameter, or an associated type (`Self.Item`, `T.Item`), by name.
  case parameter(String)
  /// `repeat each T`
  case pack(ResolvedType)
  /// What cannot be known, and why, in words that can stand after "unknown: ".
  case unknown(String)

  public struct TupleElement: Hashable, Codable, Sendable {
    public var label: String?
    public var type: ResolvedType

    public init(label: String?, type: ResolvedType) {
      self.label = label
      self.type = type
    }
  }

  public struct Function: Hashable, Codable, Sendable {
    public var parameters: [ResolvedType]
    public var isAsync: Bool
    /// `nil`: does not throw; `existential([])`-free: an untyped `throws` is `.external(path: ["Error"], arguments: [])` in `existential`.
    public var thrown: ResolvedType?
    public var result: ResolvedType
    public var isSendable: Bool
    /// `MainActor` or another global actor's name.
    public var globalActor: String?
    /// `@isolated(any)`: it carries the actor that it runs on, and is awaited.
    public var isIsolatedToAny: Bool

    public init(
      parameters: [ResolvedType], isAsync: Bool = false, thrown: ResolvedType? = nil, result: ResolvedType,
      isSendable: Bool = false, globalActor: String? = nil, isIsolatedToAny: Bool = false
    ) {
      self.parameters = parameters
      self.isAsync = isAsync
      self.thrown = thrown
      self.result = result
      self.isSendable = isSendable
      self.globalActor = globalActor
      self.isIsolatedToAny = isIsolatedToAny
    }
  }

  public static let void = ResolvedType.tuple([])
}
