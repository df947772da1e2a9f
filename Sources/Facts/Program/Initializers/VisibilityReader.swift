import HandwireFindings

/// Whether something can be named from a place, and if not, why.
struct VisibilityReader {
  let tables: ProgramTables
  let context: LexicalContext

  /// Of the type and everything around it; the outermost obstacle counts.
  func visibility(of type: TypeIdentifier) -> Callable.Visibility {
    var chain: [TypeRecord] = []
    var current: TypeIdentifier? = type
    while let next = current, let record = tables.types[next], chain.count < 100 {
      chain.append(record)
      current = record.parent
    }
    for record in chain.reversed() {
      // Under several `#if` conditions the type may be declared with different access.
      guard let declaration = record.declarations.min(by: { $0.ownAccess < $1.ownAccess }) else { continue }
      let visibility = visibility(
        declaration.ownAccess, in: declaration.file, owner: record.parent, place: declaration.declaration.place,
        because: "")
      if visibility != .visible { return visibility }
    }
    return .visible
  }

  func visibility(
    _ access: AccessLevel, in file: FileKey, owner: TypeIdentifier?, place: Place, because reason: String
  ) -> Callable.Visibility {
    if tables.permits(access, in: file, owner: owner, from: context) { return .visible }
    let words: String
    switch access {
    case .private, .fileprivate: words = access.keyword
    case .internal: words = "internal to \(file.module)"
    case .package: words = "visible only in the package '\(tables.modules[file.module]?.package ?? "")'"
    case .public, .open: words = access.keyword
    }
    return .hidden(reason: words + reason, place: place)
  }
}
