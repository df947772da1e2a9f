import HandwireFacts
import HandwireGraph

/// Finds every blueprint and every part by what stands in inheritance clauses.
struct BlueprintFinder {
  /// Sorted by place within each module.
  static func sightings(in modules: [Module]) -> [BlueprintSighting] {
    let imports = HandwireImports(modules: modules)
    return modules.flatMap { module in
      let seeing = module.files.filter { imports.isSeen(by: $0, of: module) }
      guard !seeing.isEmpty else { return [BlueprintSighting]() }
      let shadowed = HandwireImports.shadowed(in: module)
      var found = seeing.flatMap { declared(in: $0, of: module, shadowed: shadowed) }
      found += extended(in: seeing, of: module, shadowed: shadowed, besides: Set(found.map(\.identifier)))
      return found.sorted { $0.place < $1.place }
    }
  }

  private static func declared(
    in file: ModuleFile, of module: Module, shadowed: Set<String>
  ) -> [BlueprintSighting] {
    var found: [BlueprintSighting] = []
    var pending = file.facts.types.reversed().map { (path: [String](), fact: $0) }
    for fact in file.facts.extensions {
      guard case .named(let named) = fact.extended else { continue }
      pending += fact.members.types.reversed().map { (named.components.map(\.name), $0) }
    }
    while let (path, fact) = pending.popLast() {
      let inner = path + [fact.header.name]
      if let kind = kind(of: fact.inherited, shadowed: shadowed) {
        found.append(sighting(fact, kind: kind, path: inner, file: file.path, module: module.name))
      }
      pending += fact.members.types.reversed().map { (inner, $0) }
    }
    return found
  }

  /// `extension AppBlueprint: Blueprint`, with the type itself anywhere in the module.
  private static func extended(
    in files: [ModuleFile], of module: Module, shadowed: Set<String>, besides known: Set<TypeIdentifier>
  ) -> [BlueprintSighting] {
    var kinds: [String: BlueprintDeclaration.Kind] = [:]
    for fact in files.flatMap(\.facts.extensions) {
      guard let kind = kind(of: fact.inherited, shadowed: shadowed), case .named(let named) = fact.extended,
        named.components.count == 1, let name = named.components.first?.name
      else { continue }
      kinds[name] = kind
    }
    guard !kinds.isEmpty else { return [] }
    return module.files.flatMap { file in
      file.facts.types.compactMap { fact in
        guard let kind = kinds[fact.header.name] else { return nil }
        let found = sighting(fact, kind: kind, path: [fact.header.name], file: file.path, module: module.name)
        return known.contains(found.identifier) ? nil : found
      }
    }
  }

  private static func sighting(
    _ fact: TypeFact, kind: BlueprintDeclaration.Kind, path: [String], file: String, module: String
  ) -> BlueprintSighting {
    let isPrivate = path.count == 1 && (fact.header.access ?? .internal) <= .fileprivate
    return BlueprintSighting(
      identifier: TypeIdentifier(module: module, path: path, file: isPrivate ? file : nil), kind: kind, fact: fact,
      path: file, isNested: path.count > 1)
  }

  private static func kind(
    of inherited: [InheritedTypeFact], shadowed: Set<String>
  ) -> BlueprintDeclaration.Kind? {
    for entry in inherited {
      switch name(entry.type, shadowed: shadowed) {
      case "Blueprint": return .blueprint
      case "BlueprintPart": return .part
      default: continue
      }
    }
    return nil
  }

  /// The name within Handwire that the type stands for.
  private static func name(_ type: TypeExpression, shadowed: Set<String>) -> String? {
    guard case .named(let named) = type, let last = named.components.last?.name else { return nil }
    let isQualified =
      named.module.map { $0 == "Handwire" && named.components.count == 1 }
      ?? (named.components.count == 2 && named.components[0].name == "Handwire")
    if isQualified { return last }
    return named.components.count == 1 && named.module == nil && !shadowed.contains(last) ? last : nil
  }
}
