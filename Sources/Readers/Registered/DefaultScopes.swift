import HandwireFacts

/// Scopes that registrations have where they name none, as the program sets them.
struct DefaultScopes: Sendable {
  /// By the container whose code sets it (`manager.defaultScope = .shared`); what a module sets for all of a library has none.
  private struct Setting: Sendable {
    var container: TypeIdentifier?
    var library: InjectionLibrary
    var scope: String
  }

  private let byContainer: [TypeIdentifier: Set<String>]
  private let byLibrary: [InjectionLibrary: Set<String>]

  init(_ code: CodeProgram, of modules: [Module], imports: LibraryImports, tests: Set<String>) {
    let settings = code.map(modules: modules) { file -> [Setting] in
      let libraries = imports.libraries(of: file.module)
      guard !libraries.isEmpty, !tests.contains(file.path) else { return [] }
      return DefaultScopes.settings(in: file, libraries)
    }.joined()
    var byContainer: [TypeIdentifier: Set<String>] = [:]
    var byLibrary: [InjectionLibrary: Set<String>] = [:]
    for setting in settings {
      if let container = setting.container {
        byContainer[container, default: []].insert(setting.scope)
      } else {
        byLibrary[setting.library, default: []].insert(setting.scope)
      }
    }
    self.byContainer = byContainer
    self.byLibrary = byLibrary
  }

  /// As written; empty where none is set, several where it depends.
  func scopes(for registration: Registration) -> Set<String> {
    if let container = registration.key.container?.identifier, let scopes = byContainer[container] { return scopes }
    return byLibrary[registration.library] ?? []
  }

  private static func settings(in file: FileCode, _ libraries: Set<InjectionLibrary>) -> [Setting] {
    var found: [Setting] = []
    for index in 0..<file.facts.code.count {
      let node = file.facts.code[index]
      switch node.kind {
      case .assignment:
        guard let target = node.firstChild, target.text == "defaultScope",
          let value = node.children.dropFirst().first(where: { _ in true })
        else { continue }
        if libraries.contains(.resolver), target.path?.first == "Resolver" {
          found.append(Setting(container: nil, library: .resolver, scope: value.spelling))
        } else if libraries.contains(.factory) {
          let owner = file.body(of: node).flatMap { file.owner(of: $0) }
          found.append(Setting(container: owner, library: .factory, scope: value.spelling))
        }
      case .call:
        guard libraries.contains(.swinject), let callee = node.firstChild?.text,
          callee.hasSuffix("Container") || callee.hasSuffix("Assembler"),
          let scope = node.arguments.first(where: { $0.label == "defaultObjectScope" })
        else { continue }
        found.append(Setting(container: nil, library: .swinject, scope: scope.spelling))
      default: continue
      }
    }
    return found
  }
}
