import HandwireFindings

/// A project with one fault, and what has to be reported.
struct FaultyProject {
  let name: String
  let source: ProjectSource
  let rule: String
  /// One error for each inner list, at one of its places.
  let places: [[Place]]

  /// At most one of each kind; a kind that the project has no room for is left out.
  static func all(of project: RandomProject) -> [FaultyProject] {
    [removedBinding(project), cycle(project), hiddenInitializer(project), captive(project)].compactMap { $0 }
  }

  /// Who receives a binding directly: the key of the parameter's place, and the type it asks for.
  private struct Receiver {
    var place: String
    var type: String
    /// Surely built: owned, lazy, or made by a maker.
    var isSure: Bool
    var isOptional: Bool
  }

  private static func receivers(of index: Int, in project: RandomProject) -> [Receiver] {
    var found: [Receiver] = []
    func look(_ parameters: [RandomProject.Parameter], owner: String, isSure: Bool) {
      for parameter in parameters {
        let place = "\(owner).\(parameter.label)"
        switch parameter.kind {
        case .binding(index):
          found.append(.init(place: place, type: project.bindings[index].keyType, isSure: isSure, isOptional: false))
        case .optional(index):
          found.append(.init(place: place, type: project.bindings[index].keyType, isSure: isSure, isOptional: true))
        case .subtype(index):
          found.append(
            .init(place: place, type: project.bindings[index].soleProtocol ?? "", isSure: isSure, isOptional: false))
        case .members(let members): look(members, owner: parameter.structName, isSure: isSure)
        case .binding, .optional, .subtype, .array, .maker, .assisted, .value, .defaulted: continue
        }
      }
    }
    for binding in project.bindings {
      look(binding.parameters, owner: binding.className, isSure: [.owned, .lazy].contains(binding.lifetime))
    }
    for maker in project.makers { look(maker.parameters, owner: maker.className, isSure: true) }
    return found
  }

  private static func isOnly(_ index: Int, in project: RandomProject) -> Bool {
    project.bindings.filter { $0.keyType == project.bindings[index].keyType }.count == 1
  }

  private static func removedBinding(_ project: RandomProject) -> FaultyProject? {
    for (index, binding) in project.bindings.enumerated() {
      guard !binding.isValue, !binding.isGroup, isOnly(index, in: project), project.replacements[index] == nil else {
        continue
      }
      let receivers = receivers(of: index, in: project)
      guard !receivers.isEmpty, receivers.allSatisfy({ $0.isSure && !$0.isOptional }) else { continue }
      let source = ProjectSource(project, fault: .removedBinding(index))
      let byType = Dictionary(grouping: receivers, by: \.type)
      return FaultyProject(
        name: "\(project.prefix) without \(binding.name)", source: source, rule: "missing-binding",
        places: byType.keys.sorted().map { type in (byType[type] ?? []).compactMap { source.places[$0.place] } })
    }
    return nil
  }

  private static func cycle(_ project: RandomProject) -> FaultyProject? {
    let needs = project.needs
    for (first, binding) in project.bindings.enumerated() where binding.lifetime == .owned && !binding.isGroup {
      guard isOnly(first, in: project), project.replacements[first] == nil else { continue }
      for parameter in binding.parameters {
        guard case .binding(let second) = parameter.kind, project.replacements[second] == nil else { continue }
        let other = project.bindings[second]
        guard other.scope == binding.scope, other.lifetime == .owned, !other.isInKit || binding.isInKit else {
          continue
        }
        var broken = project
        broken.bindings[second].parameters.append(.init(label: "back", kind: .binding(first)))
        let source = ProjectSource(broken)
        // Others may stand between the two.
        let between = project.bindings.indices.filter { needs[first].contains($0) && needs[$0].contains(second) }
        let places = [binding.name, other.name] + between.map { project.bindings[$0].name }
        return FaultyProject(
          name: "\(project.prefix) with a cycle of \(binding.name) and \(other.name)", source: source,
          rule: "dependency-cycle", places: [places.compactMap { source.places[$0] }])
      }
    }
    return nil
  }

  private static func hiddenInitializer(_ project: RandomProject) -> FaultyProject? {
    for (index, binding) in project.bindings.enumerated() where binding.isInKit {
      guard [.owned, .lazy].contains(binding.lifetime), project.replacements[index] == nil else { continue }
      let source = ProjectSource(project, fault: .hiddenInitializer(binding.className))
      return FaultyProject(
        name: "\(project.prefix) with a hidden init of \(binding.name)", source: source,
        rule: "initializer-not-visible", places: [[source.places["init \(binding.className)"]].compactMap { $0 }])
    }
    return nil
  }

  private static func captive(_ project: RandomProject) -> FaultyProject? {
    for (outer, binding) in project.bindings.enumerated()
    where binding.lifetime == .owned && !binding.isInKit && !binding.isGroup {
      guard project.replacements[outer] == nil else { continue }
      for (inner, other) in project.bindings.enumerated() where other.lifetime == .owned && !other.isGroup {
        guard isOnly(inner, in: project), other.scope != binding.scope,
          project.chain(other.scope).contains(binding.scope)
        else { continue }
        var broken = project
        broken.bindings[outer].parameters.append(.init(label: "early", kind: .binding(inner)))
        let source = ProjectSource(broken)
        return FaultyProject(
          name: "\(project.prefix) where \(binding.name) holds \(other.name)", source: source,
          rule: "captive-dependency", places: [["\(binding.className).early"].compactMap { source.places[$0] }])
      }
    }
    return nil
  }
}
