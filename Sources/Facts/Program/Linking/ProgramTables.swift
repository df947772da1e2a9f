/// The program's declarations by name; made once, then only read.
struct ProgramTables: Sendable {
  var modules: [String: Module] = [:]
  var files: [FileKey: FileScope] = [:]
  /// Module → name → what stands at the top level of its files.
  var topLevel: [String: [String: [TypeMember]]] = [:]
  var types: [TypeIdentifier: TypeRecord] = [:]
  var aliases: [AliasRecord] = []
  /// Every name of a nested type, alias or associated type: all other names need no search in types.
  var memberNames: Set<String> = []
  /// Last name → types, sorted.
  var identifiersByName: [String: [TypeIdentifier]] = [:]
  /// `typealias UI = MainActor`, by the alias's name.
  var globalActorAliases: [String: String] = [:]
  /// Module → what it re-exports.
  var exports: [String: [FileScope.Import]] = [:]
  var functions: [String: [String: [FunctionRecord]]] = [:]
  /// Type → the types whose clauses name it, sorted.
  var subtypes: [TypeIdentifier: [TypeIdentifier]] = [:]

  /// Macros attached to types, or expanded in them, of which nothing is known.
  var macros: [TypeIdentifier: [String]] = [:]
  var isolations: [TypeIdentifier: Isolation] = [:]

  struct FunctionRecord: Sendable {
    var fact: FunctionFact
    var file: FileKey
  }

  func kind(of type: TypeIdentifier) -> TypeFact.Kind? { types[type]?.kind }

  func isProtocol(_ type: TypeIdentifier) -> Bool { kind(of: type) == .protocol }

  /// The identifier under which the program's extensions of a type that was not read are kept.
  static func identifier(ofExternal path: [String]) -> TypeIdentifier { TypeIdentifier(module: "", path: path) }

  func permits(_ member: TypeMember, from context: LexicalContext) -> Bool {
    permits(member.access, in: member.file, owner: member.owner, from: context)
  }

  /// Whether something with that access, declared there, can be named from the context.
  func permits(
    _ access: AccessLevel, in file: FileKey, owner: TypeIdentifier?, from context: LexicalContext
  ) -> Bool {
    let isSameFile = file.module == context.module && file.path == context.file
    switch access {
    case .open, .public: return true
    case .package:
      return file.module == context.module || isSamePackage(file.module, context.module)
        || isTestable(file.module, in: context)
    case .internal: return file.module == context.module || isTestable(file.module, in: context)
    case .fileprivate: return isSameFile
    case .private:
      guard let owner else { return isSameFile }
      return isSameFile && context.enclosing.contains { $0 == owner || isNested($0, in: owner) }
    }
  }

  func isSamePackage(_ first: String, _ second: String) -> Bool {
    guard let first = modules[first]?.package, let second = modules[second]?.package else { return false }
    return first == second && !first.isEmpty
  }

  private func isTestable(_ module: String, in context: LexicalContext) -> Bool {
    files[FileKey(module: context.module, path: context.file)]?.testable.contains(module) == true
  }

  private func isNested(_ inner: TypeIdentifier, in outer: TypeIdentifier) -> Bool {
    inner.path.count > outer.path.count && inner.path.starts(with: outer.path)
  }
}
