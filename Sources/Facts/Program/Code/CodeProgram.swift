/// A program with an index for questions on the code of bodies; made once, then only read.
public struct CodeProgram: Sendable {
  public let program: Program
  private let storage: Storage

  public init(_ program: Program) {
    self.program = program
    storage = Storage(MemberCollector(tables: program.tables).index())
  }

  private final class Storage: Sendable {
    let index: MemberIndex

    init(_ index: MemberIndex) { self.index = index }
  }

  var tables: ProgramTables { program.tables }
  var index: MemberIndex { storage.index }

  /// For the questions on one file; `nil` where the module has no such file.
  public func file(_ path: String, in module: String) -> FileCode? {
    guard let files = program.module(named: module)?.files else { return nil }
    // Files are sorted by path.
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path < path { low = middle + 1 } else { high = middle }
    }
    guard low < files.count, files[low].path == path else { return nil }
    return FileCode(files[low], module: module, program: self)
  }

  /// Of its declaration and extensions, in source order.
  public func members(of type: TypeIdentifier) -> [CodeMember] { index.ordered[type] ?? [] }

  /// Of the first that has any: the type itself, then what it inherits, nearest first, superclasses before protocols.
  public func members(named name: String, of type: TypeIdentifier) -> [CodeMember] {
    if let own = index.byName[type]?[name] { return own }
    guard let record = tables.types[type], !record.supertypes.isEmpty else { return [] }
    for supertype in InheritanceWalk(tables: tables).supertypes(
      of: .nominal(type, arguments: record.identityArguments))
    {
      guard let key = ProgramTables.key(of: supertype), let found = index.byName[key]?[name] else { continue }
      return found
    }
    return []
  }

  /// At the top level of the own module, else of the modules that the file imports; private ones of other files left out.
  public func globals(named name: String, seenFrom context: LexicalContext) -> [CodeMember] {
    if let own = visible(index.globals[context.module]?[name], from: context) { return own }
    let scope = tables.files[FileKey(module: context.module, path: context.file)]
    for imported in scope?.imports ?? [] where imported.name == nil || imported.name == name {
      if let found = visible(index.globals[imported.module]?[name], from: context) { return found }
    }
    return []
  }

  func globals(named name: String, inModule module: String, seenFrom context: LexicalContext) -> [CodeMember] {
    visible(index.globals[module]?[name], from: context) ?? []
  }

  private func visible(_ members: [CodeMember]?, from context: LexicalContext) -> [CodeMember]? {
    let found = (members ?? []).filter { member in
      (member.header?.access ?? .internal) > .fileprivate
        || (member.context.file == context.file && member.context.module == context.module)
    }
    return found.isEmpty ? nil : found
  }

  /// Whether a value of the type may have members that were not read, from a superclass or protocol of another module.
  func mayHaveUnreadMembers(_ type: TypeIdentifier) -> Bool {
    guard let record = tables.types[type] else { return true }
    if record.kind == nil { return true }
    if tables.macros[type] != nil { return true }
    return InheritanceWalk(tables: tables).supertypes(of: .nominal(type, arguments: record.identityArguments))
      .contains { supertype in
        guard case .nominal = supertype else {
          if case .external(let path, _) = supertype, path.count == 1, Self.memberless.contains(path[0]) {
            return false
          }
          return true
        }
        return false
      }
  }

  /// Protocols that give no member a bare name would mean.
  private static let memberless: Set<String> = [
    "Sendable", "AnyObject", "Copyable", "Escapable", "Equatable", "Hashable", "Codable", "Decodable", "Encodable",
    "Error", "Identifiable", "CustomStringConvertible", "CustomDebugStringConvertible", "Comparable", "CaseIterable",
  ]
}
