import HandwireFindings

/// Modules linked by name: answers what a piece of source means in the whole program, and says where it cannot know.
public struct Program: Sendable {
  /// Sorted by name.
  public let modules: [Module]
  private let storage: Storage

  /// Modules and files may come in any order; the first of several modules of one name counts.
  public init(modules: [Module]) {
    var names: Set<String> = []
    self.modules = modules.filter { names.insert($0.name).inserted }
      .map { module in
        var module = module
        module.files.sort { $0.path < $1.path }
        return module
      }
      .sorted { $0.name < $1.name }
    storage = Storage(tables: ProgramLinker(modules: self.modules).linked())
  }

  /// One reference, so that a program costs nothing to pass on.
  private final class Storage: Sendable {
    let tables: ProgramTables
    let supertypes = SupertypeMemory()

    init(tables: ProgramTables) { self.tables = tables }
  }

  var tables: ProgramTables { storage.tables }
  var supertypes: SupertypeMemory { storage.supertypes }

  public func module(named name: String) -> Module? { tables.modules[name] }

  /// Inside the declaration's braces.
  public func context(of declaration: TypeDeclaration) -> LexicalContext {
    record(of: declaration)?.inside
      ?? LexicalContext(
        module: declaration.identifier.module, file: declaration.path, enclosing: [declaration.identifier])
  }

  /// Inside the extension's braces: the types around the extended one are not in reach there.
  public func context(of declaration: ExtensionDeclaration) -> LexicalContext {
    let context = LexicalContext(module: declaration.module, file: declaration.path)
    guard case .found(let type) = resolve(declaration.fact.extended, in: context) else { return context }
    var key = ProgramTables.key(of: type)
    if case .existential(let elements) = type, elements.count == 1, let only = elements.first {
      key = ProgramTables.key(of: only)
    }
    guard let key, let record = tables.types[key] else { return context }
    return record.extensions.first { $0.declaration == declaration }?.inside ?? context
  }

  /// A name that the program does not have is an `.external` type where the file imports a module that was not read;
  /// one that it has, but not within reach from there, is found where nothing else can be meant: `isVisible` says why.
  public func resolve(_ expression: TypeExpression, in context: LexicalContext) -> TypeLookup {
    var resolver = TypeResolver(tables: tables)
    do {
      return .found(try resolver.resolve(expression, in: context))
    } catch {
      return error.lookup
    }
  }

  /// Several where `#if` conditions tell them apart; sorted by place.
  public func declarations(of type: TypeIdentifier) -> [TypeDeclaration] {
    tables.types[type]?.declarations.map(\.declaration) ?? []
  }

  /// Sorted by module and place.
  public func extensions(of type: TypeIdentifier) -> [ExtensionDeclaration] {
    tables.types[type]?.extensions.map(\.declaration) ?? []
  }

  private func record(of declaration: TypeDeclaration) -> TypeRecord.Declaration? {
    tables.types[declaration.identifier]?.declarations.first { $0.declaration.place == declaration.place }
  }

  public func kind(of type: ResolvedType) -> TypeKind {
    switch type {
    case .nominal(let identifier, _):
      switch tables.kind(of: identifier) {
      case .struct, .enum: .value
      case .class: .class
      case .actor: .actor
      case .protocol: .protocol
      case nil: .unknown
      }
    case .external(let path, _):
      switch path.count == 1 ? KnownTypes.shared[path[0]]?.kind : nil {
      case .struct, .enum: .value
      case .class: .class
      case .actor: .actor
      case .protocol: .protocol
      case .alias, nil: .unknown
      }
    case .existential, .opaque: .protocol
    case .optional, .array, .dictionary, .tuple, .metatype, .pack: .value
    case .function: .function
    case .parameter, .unknown: .unknown
    }
  }
}
