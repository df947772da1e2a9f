import HandwireFacts
import HandwireFindings

/// What almost satisfies a missing dependency, and why it does not; and the text that would.
struct NearMissSearch {
  let program: Program
  let graph: ObjectGraph
  private let declared: DeclaredBindings
  let dependency: MissingDependency
  let notes: [FindingNote]
  /// Bound in this or an outer scope under another name: a value type is received by name only.
  private let otherName: Binding?
  /// Constructs exactly what is missing, but binds it as a protocol.
  private let asProtocol: Binding?
  /// Bound in this or an outer scope, but optional.
  private let optional: Binding?
  private let conformer: TypeIdentifier?
  /// A maker whose calls supply it.
  private let supplier: Maker?

  /// Nothing of the type is bound in this scope or around it.
  var isWithoutBinding: Bool { otherName == nil }
  var isWithoutNearMiss: Bool { otherName == nil && asProtocol == nil && optional == nil && supplier == nil }

  init(program: Program, graph: ObjectGraph, declared: DeclaredBindings, dependency: MissingDependency) {
    self.program = program
    self.graph = graph
    self.declared = declared
    self.dependency = dependency
    let type = dependency.type
    let around = graph.scopes(around: dependency.site.scope)
    var notes: [FindingNote] = []
    if let binding = dependency.site.binding.map({ graph[$0] }), case .inPlace = binding.provision,
      binding.declared == nil
    {
      let name = binding.name.lowercasedFirst
      notes.append(
        FindingNote(
          "\(binding.name) is built here because nothing binds it: '@Given var \(name): \(binding.typeSpelling)' in "
            + "\(graph[dependency.site.scope].declaration.name) would hand it in"))
    }

    supplier = Self.supplier(of: dependency, in: graph)
    if let supplier, let binding = dependency.site.binding {
      let call = supplier.signature.signature
      notes.append(
        FindingNote(
          "\(call) supplies it, but '\(graph[binding].name)' can be read without such a call",
          at: supplier.declaration.place))
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
    let names = Set([dependency.parameter.name, dependency.parameter.label].compactMap { $0 })
    let namesakes = names.sorted().flatMap(declared.bindings(named:)).filter {
      $0.key.withoutOptional != type && $0.identifier != dependency.site.binding
    }
    if let named = around.lazy.compactMap({ scope in
      namesakes.filter { $0.identifier.scope == scope }.min { $0.identifier < $1.identifier }
    }).first, named.identifier != asProtocol?.identifier {
      notes.append(
        FindingNote("'\(named.name)' is bound as '\(program.describe(named.key))', another type", at: named.place))
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
    if case .function(let function) = type {
      notes += around.flatMap { graph[$0].makers }.filter { $0.declaration.type == function.result }.map { maker in
        let taken = maker.signature.parameters.map { program.describe($0.type) }.joined(separator: ", ")
        return FindingNote(
          "\(maker.signature.signature) makes one, but takes (\(taken))", at: maker.declaration.place)
      }
    }
    self.notes = Array(notes.prefix(3))
  }

  /// Where a property of the graph needs what only a call can supply.
  private static func supplier(of dependency: MissingDependency, in graph: ObjectGraph) -> Maker? {
    guard let site = dependency.site.binding, case .built = graph[site].provision else { return nil }
    let scope = graph[site.scope]
    let isSupplied = scope.bindings.contains { copy in
      copy.declared == site
        && copy.creation?.dependencies.contains {
          if case .assisted = $0.source { $0.parameter.place == dependency.parameter.place } else { false }
        } == true
    }
    guard isSupplied else { return nil }
    return scope.makers.first { maker in
      maker.signature.parameters.contains { $0.type == dependency.type }
    }
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
    if supplier != nil, let binding = dependency.site.binding.map({ graph[$0] }) {
      return "write 'private' before 'var \(binding.name)' in \(binding.owner.name)"
    }
    if let otherName, otherName.name.resembles(parameter.name), KnownValueTypes.contains(dependency.type) {
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
        if dependency.obstacle != nil {
          let name = freeName(parameter.name, type.name.lowercasedFirst, in: root)
          return add + "static func \(name)() -> \(spelling) { … }"
        }
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
    let taken = declared.memberNames[scope.identifier.index]
    guard taken.contains(name) else { return name }
    guard taken.contains(other), case .nominal(let receiver, _) = dependency.site.callable.result.withoutOptional else {
      return other
    }
    return receiver.name.lowercasedFirst + name.prefix(1).uppercased() + name.dropFirst()
  }

  private func functionHelp(_ function: ResolvedType.Function, _ spelling: String) -> String {
    let blueprint = graph[dependency.site.scope].declaration.name
    let context = dependency.siteContext(graph)
    let names = ClosureParameterNames(program: program, context: context)
      .names(for: function.parameters, constructing: function.result)
    let parameters = zip(names, function.parameters).map { "\($0): \(program.spelling(of: $1, in: context))" }
      .joined(separator: ", ")
    if case .nominal(let result, _) = function.result,
      program.kind(of: function.result) != .value || program.declarations(of: result).first?.fact.kind == .struct
    {
      let returned = program.spelling(of: function.result, in: context)
      return "add to \(blueprint): func make\(result.name)(\(parameters)) -> \(returned) "
        + "{ built() }"
    }
    switch function.result {
    case .external, .existential:
      guard function.result != .void, !KnownValueTypes.contains(function.result) else { break }
      let returned = program.spelling(of: function.result, in: context)
      let search = ConformerSearch(program: program, blueprint: graph[dependency.site.scope].declaration)
      let implementation = search.conformers(of: function.result).first?.type.dottedName ?? "Implementation"
      return "add to \(blueprint): func make\(returned.madeName)(\(parameters)) -> \(returned) "
        + "{ built(\(implementation).self) }"
    case .nominal, .opaque, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack, .unknown:
      break
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

  /// `any Feature.Screen` → `Screen`, for the name of a function that makes one.
  fileprivate var madeName: Substring {
    let last = self[...].split(separator: " ").last.map { $0.split(separator: ".").last ?? $0 } ?? self[...]
    return last.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// One is the other with something more: `baseURL`, `apiBaseURL`.
  fileprivate func resembles(_ other: String) -> Bool {
    let (left, right) = (lowercased(), other.lowercased())
    return left.contains(right) || right.contains(left)
  }
}
