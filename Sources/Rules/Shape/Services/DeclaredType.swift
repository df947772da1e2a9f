import HandwireFacts

/// A type of the project with the file that declares it.
struct DeclaredType: Sendable {
  let identifier: TypeIdentifier
  let fact: TypeFact
  let file: AuditFile
  let position: Position

  /// Those of the files, nested ones included, in the order of the source.
  static func all(in subject: AuditSubject) -> [DeclaredType] {
    subject.files.flatMap { file -> [DeclaredType] in
      guard !file.isGenerated else { return [] }
      var found: [DeclaredType] = []
      var pending: [(path: [String], file: String?, types: [TypeFact])] = [([], nil, file.facts.types)]
      for fact in file.facts.extensions where !fact.members.types.isEmpty {
        let context = subject.program.context(
          of: ExtensionDeclaration(fact: fact, path: file.path, module: file.module))
        guard let extended = context.enclosing.last, extended.module == file.module else { continue }
        pending.append((extended.path, extended.file, fact.members.types))
      }
      while let (path, own, types) = pending.popLast() {
        for type in types {
          let isHidden = path.isEmpty && (type.header.access ?? .internal) <= .fileprivate
          let identifier = TypeIdentifier(
            module: file.module, path: path + [type.header.name], file: isHidden ? file.path : own)
          found.append(
            DeclaredType(identifier: identifier, fact: type, file: file, position: type.header.position))
          if !type.members.types.isEmpty { pending.append((identifier.path, identifier.file, type.members.types)) }
        }
      }
      return found.sorted { $0.position < $1.position }
    }
  }
}
