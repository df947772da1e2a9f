import HandwireFacts
import HandwireWriter

extension WrittenDouble {
  init(plan: StubPlan, identifier: TypeIdentifier, module: Module, site: LexicalContext, program: Program) {
    name = plan.name
    self.identifier = identifier
    self.module = module.name
    genericParameters = plan.genericParameters
    isolation = plan.isolation
    protocolPath = program.declarations(of: identifier).first?.path ?? ""
    lines = StubLayout(plan: plan).lines()
    imports = DoubleImports(program: program, module: module, site: site).imports(of: plan, identifier)
    needsPath = plan.hasEmptyInitializer
  }
}
