import HandwireFacts
import HandwireProject

/// What each file of a project declares, with the names of the types around it: `Trips`, `Trips.Row`, `Trips.Row.show`.
///
/// It tells a declaration that was moved to another file from one that still stands where it was.
public struct DeclaredNames: Sendable {
  private let namesByPath: [String: Set<String>]

  /// - Parameter namesByPath: without parameters and generic arguments, by a path relative to the project.
  public init(_ namesByPath: [String: Set<String>]) { self.namesByPath = namesByPath }

  public init(of project: Project) {
    var names: [String: Set<String>] = [:]
    for file in project.modules.flatMap(\.files) {
      let path = FrozenFinding(rule: "", path: file.path, declaration: "", subject: "").path
      names[path, default: []].formUnion(DeclaredNames.names(in: file.facts))
    }
    self.init(names)
  }

  /// Whether a declaration that was in `path` is there no more; what stood at the top of a file left when the file did.
  func hasLeft(_ path: String, declaration: String) -> Bool {
    guard let names = namesByPath[path] else { return true }
    var name = ""
    for component in DeclaredNames.components(of: declaration) {
      let next = name.isEmpty ? component : "\(name).\(component)"
      guard names.contains(next) else {
        // Every type may have one of these without writing it as a member that is listed.
        return name.isEmpty || !["init", "deinit", "subscript"].contains(component)
      }
      name = next
      // What is inside a function is not listed.
      if names.contains(next + "()") { return false }
    }
    return false
  }

  private static func names(in facts: FileFacts) -> Set<String> {
    var names: Set<String> = []
    insertMembers(facts.functions.map(\.header.name) + facts.properties.map(\.header.name), of: "", into: &names)
    var waiting: [(name: String, members: MemberFacts)] = facts.types.map { ($0.header.name, $0.members) }
    for fact in facts.extensions {
      let components = components(of: fact.extended.description)
      for end in components.indices { names.insert(components[...end].joined(separator: ".")) }
      waiting.append((components.joined(separator: "."), fact.members))
    }
    while let (name, members) = waiting.popLast() {
      names.insert(name)
      insertMembers(
        members.functions.map(\.header.name) + members.properties.map(\.header.name)
          + (members.initializers.isEmpty ? [] : ["init"]), of: name, into: &names)
      waiting += members.types.map { ("\(name).\($0.header.name)", $0.members) }
    }
    return names
  }

  /// A member is listed with parentheses too, which tells it from a type.
  private static func insertMembers(_ members: [String], of type: String, into names: inout Set<String>) {
    for member in members.flatMap({ components(of: $0).prefix(1) }) {
      let name = type.isEmpty ? member : "\(type).\(member)"
      names.insert(name)
      names.insert(name + "()")
    }
  }

  /// `Trips`, `Row` and `init` of `Trips.Row<Int>.init(trip: Trip.ID)`.
  private static func components(of declaration: String) -> [String] {
    var components: [String] = []
    var current = ""
    var depth = 0
    for character in declaration {
      switch character {
      case "(", "<", "[": depth += 1
      case ")", ">", "]": depth = max(depth - 1, 0)
      case ".", " ":
        if depth == 0 {
          components.append(current)
          current = ""
        }
      default: if depth == 0 { current.append(character) }
      }
    }
    return (components + [current]).filter { !$0.isEmpty }
  }
}
