import HandwireFacts
import HandwireFindings

/// What almost satisfies a missing dependency, and why it does not; and the text that would.
struct NearMissSearch {
  let program: Program
  let graph: ObjectGraph
  let dependency: MissingDependency
  let notes: [FindingNote]
  /// Bound in this or an outer scope under another name: a value type is received by name only.
  private let otherName: Binding?
  /// Constructs exactly what is missing, but binds it as a protocol.
  private let asProtocol: Binding?
  /// Bound in this or an outer scope, but optional.
  private let optional: Binding?
  private let conformer: TypeIdentifier?

  /// Nothing of the type is bound in this scope or around it.
  var isWithoutBinding: Bool { otherName == nil }

  init(program: Program, graph: ObjectGraph, declared: DeclaredBindings, dependency: MissingDependency) {
    self.program = program
    self.graph = graph
    self.dependency = dependency
    let type = dependency.type
    let around = graph.scopes(around: dependency.site.scope)
    var notes: [FindingNote] = []
    if let binding = dependency.site.binding.map({ graph[$0] }), case .inPlace = binding.provision {
      let name = binding.name.lowercasedFirst
      notes.append(
        FindingNote(
          "\(binding.name) is built here because nothing binds it: '@Given var \(name): \(binding.typeSpelling)' in "
            + "\(graph[dependency.site.scope].declaration.name) would hand it in"))
    }

    let sameType = declared.bindings(of: type).filter { $0.identifier != dependency.site.binding }
    otherName = sameType.first { around.contains($0.identifier.scope) }
    for binding in sameType {
      let bound = "'\(binding.name): \(program.describe(type))' is bound in \(binding.owner.name)"
      if around.contains(binding.identifier.scope) {
        notes.append(FindingNote("\(bound), but a value of this type is received by name only", at: binding.place))
      } else {
        let reason = "\(graph[binding.identifier.scope].name) is no scope around \(graph[dependency.site.scope].name)"
        notes.append(FindingNote("\(bound), but \(reason)", at: binding.place))
      }
    }
    asProtocol = declared.bindings(constructing: type).first { around.contains($0.identifier.scope) }
    if let asProtocol {
      let name = program.describe(type)
      notes.append(
        FindingNote(
          "'\(asProtocol.name)' is bound as '\(program.describe(asProtocol.key))', which does not say that it is "
            + "'\(name)'", at: asProtocol.place))
    }
    optional = declared.bindings(of: .optional(type)).first { around.contains($0.identifier.scope) }
    if let optional {
      notes.append(
        FindingNote("'\(optional.name): \(optional.typeSpelling)' is bound, but it is optional", at: optional.place))
    }
    let search = ConformerSearch(program: program, blueprint: graph[dependency.site.scope].declaration)
    let conformers = search.conformers(of: type.listElement ?? type)
    conformer = conformers.first?.type
    notes += conformers.map(\.note)
    self.notes = Array(notes.prefix(3))
  }

  private func captiveScope(_ binding: Binding) -> Scope { graph[binding.identifier.scope] }

  func captiveHelp(_ binding: Binding) -> String {
    let spelling = program.spelling(of: dependency.type, in: dependency.siteContext(graph))
    let scope = captiveScope(binding)
    let site = graph[dependency.site.scope]
    let move = "bind \(program.describe(dependency.site.callable.result.withoutOptional)) in \(scope.declaration.name)"
    guard site.slots.contains(where: { $0.child == scope.identifier }), binding.access >= .internal else { return move }
    return "take '\(dependency.parameter.name): @escaping () -> \(spelling.optionalSpelling)', "
      + "which reads it from the \(scope.name) of the moment, or \(move)"
  }

  func help(root: Scope) -> String {
    let parameter = dependency.parameter
    let spelling = program.spelling(of: dependency.type, in: dependency.siteContext(graph))
    let add = "add to \(root.declaration.name): "
    if let otherName, KnownValueTypes.contains(dependency.type) {
      let owner = graph[otherName.identifier.scope].declaration.name
      return "add to \(owner): static func \(parameter.name)(\(otherName.name): \(otherName.typeSpelling)) -> "
        + "\(spelling) { \(otherName.name) }"
    }
    if let asProtocol, let marker = asProtocol.markerText {
      return "write in \(asProtocol.owner.name): \(marker) var \(asProtocol.name): \(spelling), "
        + "which is received as '\(program.describe(asProtocol.key))' too"
    }
    if let optional {
      let callee = program.describe(dependency.site.callable)
      return "take '\(parameter.name): \(optional.typeSpelling)' in \(callee), or " + add
        + "static func \(parameter.name)(\(optional.name): \(optional.typeSpelling)) throws -> \(spelling) { … }"
    }
    if let conformer {
      if let element = dependency.type.listElement {
        let one = program.spelling(of: element, in: dependency.siteContext(graph))
        return add + "@Owned(\(conformer.dottedName).self) var \(conformer.name.lowercasedFirst): \(one)"
      }
      let name = freeName(parameter.name, conformer.name.lowercasedFirst, in: root)
      return add + "@Owned(\(conformer.dottedName).self) var \(name): \(spelling)"
    }
    switch dependency.type {
    case .nominal(let type, _):
      switch program.declarations(of: type).first?.fact.kind {
      case .class, .actor, .struct:
        return add + "@Owned var \(freeName(parameter.name, type.name.lowercasedFirst, in: root)): \(spelling)"
      case .enum, .protocol, nil:
        return add + "@Given var \(freeName(parameter.name, type.name.lowercasedFirst, in: root)): \(spelling)"
      }
    case .array: return add + "static func \(parameter.name)() -> \(spelling) { [] }"
    case .function(let function): return functionHelp(function, spelling)
    case .existential(let types):
      guard case .nominal(let type, _) = types.first else { return add + "@Given var \(parameter.name): \(spelling)" }
      return add + "@Given var \(freeName(parameter.name, type.name.lowercasedFirst, in: root)): \(spelling)"
    case .opaque, .external, .optional, .dictionary, .tuple, .metatype, .parameter, .pack, .unknown:
      return add + "@Given var \(parameter.name): \(spelling)"
    }
  }

  /// The parameter's name; where the scope has a member of that name, the type's, or one with the receiver in front.
  private func freeName(_ name: String, _ other: String, in scope: Scope) -> String {
    let taken = scope.memberNames
    guard taken.contains(name) else { return name }
    guard taken.contains(other), case .nominal(let receiver, _) = dependency.site.callable.result.withoutOptional else {
      return other
    }
    return receiver.name.lowercasedFirst + name.prefix(1).uppercased() + name.dropFirst()
  }

  private func functionHelp(_ function: ResolvedType.Function, _ spelling: String) -> String {
    let blueprint = graph[dependency.site.scope].declaration.name
    if case .nominal(let result, _) = function.result, program.kind(of: function.result) != .value {
      let context = dependency.siteContext(graph)
      let names = ClosureParameterNames(program: program, context: context)
        .names(for: function.parameters, constructing: function.result)
      let parameters = zip(names, function.parameters).map { "\($0): \(program.spelling(of: $1, in: context))" }
      let returned = program.spelling(of: function.result, in: context)
      return "add to \(blueprint): func make\(result.name)(\(parameters.joined(separator: ", "))) -> \(returned) "
        + "{ built() }"
    }
    return "add to \(blueprint): @Given var \(dependency.parameter.name): \(spelling)"
  }
}

extension Binding {
  /// The marker that keeps its lifetime, where the property's type is the implementation.
  fileprivate var markerText: String? {
    switch provision {
    case .owned(_, let isLazy): isLazy ? "@Owned(.onFirstUse)" : "@Owned"
    case .built: "@Built"
    case .shared: "@Shared"
    case .given, .member, .provided, .inPlace: nil
    }
  }
}

extension Scope {
  fileprivate var memberNames: Set<String> {
    Set(bindings.filter { $0.origin != .implicit }.map(\.name) + slots.map(\.name))
  }
}

extension ResolvedType {
  /// The element of an array.
  var listElement: ResolvedType? {
    if case .array(let element) = self { element } else { nil }
  }
}

extension MissingDependency {
  /// Where text that mends it would stand.
  func siteContext(_ graph: ObjectGraph) -> LexicalContext { graph[site.scope].declaration.context }
}

extension String {
  /// `any P` → `(any P)?`, `A & B` and functions likewise.
  var optionalSpelling: String {
    hasPrefix("any ") || contains(" & ") || contains("->") ? "(\(self))?" : "\(self)?"
  }
}
