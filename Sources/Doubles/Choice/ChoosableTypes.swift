import HandwireFacts
import HandwireFindings
import HandwireProject

/// Every type of a program by the names that a configuration may use.
struct ChoosableTypes {
  struct Entry {
    var identifier: TypeIdentifier
    var directives: [String]
    /// Private to its file, where no double can see it.
    var isHidden: Bool
    var place: Place
  }

  enum Lookup {
    case found(TypeIdentifier)
    case ambiguous([TypeIdentifier])
    case notFound(nearest: String?)
  }

  private(set) var all: [Entry] = []
  private var byName: [String: [TypeIdentifier]] = [:]

  init(in program: Program) {
    for module in program.modules {
      var seen: Set<TypeIdentifier> = []
      for file in module.files {
        var pending = file.facts.types.map { (fact: $0, path: [$0.header.name]) }
        pending += file.facts.extensions.flatMap { declaration -> [(fact: TypeFact, path: [String])] in
          guard case .named(let named) = declaration.extended else { return [] }
          let outer = named.components.map(\.name)
          return declaration.members.types.map { ($0, outer + [$0.header.name]) }
        }
        var next = 0
        while next < pending.count {
          let (fact, path) = pending[next]
          next += 1
          pending += fact.members.types.map { ($0, path + [$0.header.name]) }
          let isHidden = fact.header.access.map { $0 <= .fileprivate } == true
          let identifier = TypeIdentifier(module: module.name, path: path)
          let position = fact.header.position
          all.append(
            Entry(
              identifier: identifier, directives: fact.header.directives, isHidden: isHidden,
              place: Place(path: file.path, line: position.line, column: position.column)))
          guard !isHidden, seen.insert(identifier).inserted else { continue }
          byName[identifier.dottedName, default: []].append(identifier)
          byName["\(module.name).\(identifier.dottedName)", default: []].append(identifier)
        }
      }
    }
  }

  func lookup(_ name: String) -> Lookup {
    let found = byName[name] ?? []
    if found.count == 1 { return .found(found[0]) }
    if found.count > 1 { return .ambiguous(found.sorted()) }
    return .notFound(nearest: NearestName.of(name, in: byName.keys.sorted()))
  }
}
