import HandwireFacts
import HandwireWriter

extension WrittenDouble {
  init(
    plan: StubPlan, identifier: TypeIdentifier, module: Module, site: LexicalContext,
    in surroundings: ImportSurroundings
  ) {
    name = plan.name
    self.identifier = identifier
    self.module = module.name
    genericParameters = plan.genericParameters
    isolation = plan.isolation
    protocolPath = surroundings.program.declarations(of: identifier).first?.path ?? ""
    lines = StubLayout(plan: plan).lines()
    imports = DoubleImports(surroundings: surroundings, module: module, site: site).imports(of: plan, identifier)
    pathLabel = plan.names.path
    needsPath = plan.hasEmptyInitializer
  }
}
