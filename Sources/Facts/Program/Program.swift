import HandwireFindings

/// Modules linked by name: answers what a piece of source means in the whole program, and says where it cannot know.
public struct Program: Sendable {
  /// Sorted by name.
  public let modules: [Module]

  public init(modules: [Module]) {
    self.modules = modules.sorted { $0.name < $1.name }
  }

  public func module(named name: String) -> Module? { modules.first { $0.name == name } }

  /// Inside the declaration's braces.
  public func context(of declaration: TypeDeclaration) -> LexicalContext {
    LexicalContext(module: declaration.identifier.module, file: declaration.path, enclosing: [declaration.identifier])
  }

  public func resolve(_ expression: TypeExpression, in context: LexicalContext) -> TypeLookup {
    .found(.unknown("not linked yet"))
  }

  /// Several where `#if` conditions tell them apart; sorted by place.
  public func declarations(of type: TypeIdentifier) -> [TypeDeclaration] { [] }

  /// Sorted by module and place.
  public func extensions(of type: TypeIdentifier) -> [ExtensionDeclaration] { [] }

  public func kind(of type: ResolvedType) -> TypeKind { .unknown }

  /// Whether a value of `type` can stand where `target` is asked for without a cast: the same type, a subclass, a
  /// conforming type, a refined existential. `T` for `T?` is not counted.
  public func conforms(_ type: ResolvedType, to target: ResolvedType) -> Answer { .unknown("not linked yet") }

  /// Structs, classes, enums and actors that surely conform, sorted by module and path.
  public func conformers(of existential: ResolvedType) -> [TypeIdentifier] { [] }

  public func initializers(of type: ResolvedType, seenFrom context: LexicalContext) -> InitializerSet {
    InitializerSet(candidates: [], unknown: "not linked yet")
  }

  /// In source order; those of extensions follow.
  public func staticFunctions(
    named name: String, of type: TypeIdentifier, seenFrom context: LexicalContext
  ) -> [Callable] { [] }

  /// Top-level functions of that name in the own module and those the file imports.
  public func functions(named name: String, seenFrom context: LexicalContext) -> [Callable] { [] }

  /// Instance properties in source order, computed ones too; those of extensions follow.
  public func storedMembers(of type: ResolvedType, seenFrom context: LexicalContext) -> [StoredMember] { [] }

  public func isolation(of type: TypeIdentifier) -> Isolation { .nonisolated }

  public func isSendable(_ type: ResolvedType) -> Answer { .unknown("not linked yet") }

  public func isCopyable(_ type: ResolvedType) -> Bool { true }

  public func isVisible(_ type: TypeIdentifier, from context: LexicalContext) -> Callable.Visibility { .visible }

  /// The shortest Swift source that names the type there: `any P`, `(any P)?`, `Platform.Store` where `Store` is taken.
  public func spelling(of type: ResolvedType, in context: LexicalContext) -> String { describe(type) }

  /// Modules of the program that a file must import to name the type there.
  public func modulesNeeded(toSpell type: ResolvedType, in context: LexicalContext) -> Set<String> { [] }

  /// For messages: `any NotificationScheduling`, `Trip.ID`.
  public func describe(_ type: ResolvedType) -> String { "\(type)" }
}
