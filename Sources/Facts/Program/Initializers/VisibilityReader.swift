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
      let header = declaration.declaration.fact.header
      if let hidden = interface(of: header, in: declaration.file.module, place: declaration.declaration.place) {
        return hidden
      }
    }
    return .visible
  }

  /// What is meant for some clients only, who say so at their import; `nil` where the file may use it.
  func interface(of header: DeclarationHeader, in module: String, place: Place) -> Callable.Visibility? {
    let groups = header.attributes.flatMap { ImportLinker.interfaceGroups(of: String($0.text.dropFirst())) }
    guard let first = groups.first, module != context.module,
      importing?.interfaces[module]?.isDisjoint(with: groups) != false
    else { return nil }
    return .hidden(reason: "an SPI of \(module)", place: place, importing: "@_spi(\(first)) import \(module)")
  }

  private var importing: FileScope? { tables.files[FileKey(module: context.module, path: context.file)] }

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
    let isTested = access >= .internal && access < .public && tables.modules[context.module]?.role == .test
    return .hidden(
      reason: words + reason, place: place, importing: isTested ? "@testable import \(file.module)" : nil)
  }
}
