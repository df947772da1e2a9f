import HandwireFacts
import HandwireFindings
import HandwireGraph

/// The scopes of a read graph, with their numbers.
struct WiredScopes {
  let list: [WiredScope]
  let numbers: [WiringOwner: Int]
  private let parts: [WiringOwner: WiringOwner]

  init(owners: [WiringOwner], code: CodeProgram) {
    var parts: [WiringOwner: WiringOwner] = [:]
    var seen: Set<WiringOwner> = []
    var found: [(owner: WiringOwner, scope: WiredScope)] = []
    for owner in Set(owners) {
      let whole = Self.whole(of: owner, code)
      if whole != owner { parts[owner] = whole }
      if seen.insert(whole).inserted { found.append((whole, Self.scope(of: whole, code))) }
    }
    found.sort { left, right in
      if left.scope.module != right.scope.module { return left.scope.module < right.scope.module }
      if left.scope.place != right.scope.place { return left.scope.place < right.scope.place }
      return left.scope.name < right.scope.name
    }
    list = found.map(\.scope)
    numbers = Dictionary(found.enumerated().map { ($0.element.owner, $0.offset) }, uniquingKeysWith: { $1 })
    self.parts = parts
  }

  /// A struct that is nested privately is a part of the type around it.
  func owner(_ owner: WiringOwner) -> WiringOwner { parts[owner] ?? owner }

  static func whole(of owner: WiringOwner, _ code: CodeProgram) -> WiringOwner {
    guard case .type(var identifier) = owner else { return owner }
    while identifier.path.count > 1, let declaration = code.program.declarations(of: identifier).first,
      declaration.fact.kind == .struct, (declaration.fact.header.access ?? .internal) <= .fileprivate
    {
      identifier.path.removeLast()
    }
    return .type(identifier)
  }

  private static func scope(of owner: WiringOwner, _ code: CodeProgram) -> WiredScope {
    switch owner {
    case .type(let identifier):
      let declaration = code.program.declarations(of: identifier).first
      let place =
        declaration?.place ?? code.program.extensions(of: identifier).first?.place
        ?? Place(path: identifier.file ?? "", line: 0, column: 0)
      let header = declaration?.fact.header
      return WiredScope(
        kind: .type(identifier), name: identifier.dottedName, module: identifier.module, place: place,
        isEntryPoint: declaration.map { isEntryPoint($0.fact) } ?? false, documentation: header?.documentation ?? [],
        conditions: header?.conditions ?? [])
    case .function(let file, let position, let name):
      return WiredScope(
        kind: .function, name: name, module: file.module,
        place: Place(path: file.path, line: position.line, column: position.column))
    case .file(let file):
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      let isMain = name == "main.swift"
      return WiredScope(
        kind: .file, name: name, module: file.module, place: Place(path: file.path, line: 1, column: 1),
        isEntryPoint: isMain)
    }
  }

  private static func isEntryPoint(_ fact: TypeFact) -> Bool {
    if fact.header.attributes.contains(where: { entryAttributes.contains($0.name) }) { return true }
    return fact.inherited.contains { entryTypes.contains($0.type.description) }
  }

  private static let entryAttributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]
  private static let entryTypes: Set<String> = [
    "App", "UIApplicationDelegate", "NSApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    "UNNotificationServiceExtension", "AppDelegate",
  ]
}
