import HandwireFacts

/// Says of each body of a file what it is for.
struct PlacementReader: Sendable {
  let composition: Composition

  func file(_ file: ModuleFile, of module: Module) -> AuditFile {
    let facts = file.facts
    let path = FilePurpose(file.path)
    let isTest = module.role == .test || path.isTest || FilePurpose.importsTests(facts)
    let isGenerated = facts.isGeneratedByHandwire || path.isGenerated || file.origin != .written
    let own = composition.placed[file.path]
    let details = EnclosureDetails(facts)
    let standsIn = facts.enclosures.indices.map { isStandIn($0, details) }
    let placements = facts.bodies.indices.map { index -> CodePlacement in
      let body = facts.bodies[index]
      if isGenerated { return .generated }
      if isTest { return .test }
      if own?.contains(index) == true || isLiveValue(body, details) { return .composition }
      let isPreview =
        path.isPreview || isPreviewMember(body, facts) || details.chain(of: body).contains { standsIn[$0] }
      return isPreview ? .preview : .product
    }
    return AuditFile(
      path: file.path, module: module.name, facts: facts, isTest: isTest, isGenerated: isGenerated,
      holdsComposition: own != nil, placements: placements)
  }

  private func isStandIn(_ enclosure: Int, _ details: EnclosureDetails) -> Bool {
    let inherited = details.inheritedNames(of: enclosure)
    if inherited.contains("PreviewProvider") || inherited.contains("PreviewModifier") { return true }
    let fact = details.facts.enclosures[enclosure]
    let name = fact.name.split(separator: ".").last.map(String.init) ?? fact.name
    return FilePurpose.isStandInName(name)
  }

  /// What a dependency key or a client of closures is in the running app.
  private func isLiveValue(_ body: BodyFact, _ details: EnclosureDetails) -> Bool {
    guard body.isStatic, let enclosure = body.enclosure else { return false }
    if body.name == "live" || body.name.hasPrefix("live(") { return true }
    guard ["liveValue", "previewValue", "testValue"].contains(body.name) else { return false }
    let inherited = details.inheritedNames(of: enclosure)
    return inherited.contains("DependencyKey") || inherited.contains("TestDependencyKey")
  }

  /// `#Preview { … }` and `static var preview: Self`.
  private func isPreviewMember(_ body: BodyFact, _ facts: FileFacts) -> Bool {
    switch body.role {
    case .statement:
      let root = facts.code[body.root]
      return root.kind == .macro && root.text == "Preview"
    case .function, .initializer, .deinitializer, .getter, .setter, .observer, .initialValue, .defaultArgument,
      .attribute:
      let name = body.name.prefix { $0 != "(" }
      return body.isStatic && (name.hasPrefix("preview") || name.hasPrefix("mock") || name == "testValue")
    }
  }
}
