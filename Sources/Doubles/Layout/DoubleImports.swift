import HandwireFacts
import HandwireWriter

/// What a double's file has to import.
struct DoubleImports {
  let surroundings: ImportSurroundings
  let module: Module
  let site: LexicalContext

  private var program: Program { surroundings.program }

  func imports(of plan: StubPlan, _ identifier: TypeIdentifier) -> [ImportPlan] {
    let access = plan.access == "public " ? AccessLevel.public : .internal
    var paths = [site.file]
    for source in plan.sourcePaths where !paths.contains(source) { paths.append(source) }
    var collector = ImportCollector(
      program: program, module: module.name, files: paths.compactMap(surroundings.imports), names: surroundings.names)
    collector.mention(module: identifier.module, access: access)
    for mention in plan.mentions { collector.mention(mention.text, in: mention.path, access: access) }
    for module in plan.inheritedModules { collector.mention(module: module, access: access) }
    var plans = testable(collector.imports(), identifier)
    if plan.isObject, !plans.contains(where: { $0.module == "Foundation" }) {
      plans.append(ImportPlan(module: "Foundation"))
    }
    plans.append(ImportPlan(module: "HandwireTesting", access: testingAccess(access)))
    return plans.filter { $0.module != module.name }.sorted { $0.module < $1.module }
  }

  func imports(ofClient plan: ClientPlan, _ identifier: TypeIdentifier, path: String) -> [ImportPlan] {
    let access = plan.access == "public " ? AccessLevel.public : .internal
    var collector = ImportCollector(
      program: program, module: module.name, files: [site.file, path].compactMap(surroundings.imports),
      names: surroundings.names)
    collector.mention(module: identifier.module, access: access)
    for mention in plan.mentions { collector.mention(mention, in: path, access: .internal) }
    var plans = testable(collector.imports(), identifier).filter { $0.module != "HandwireAmbient" }
    plans.append(ImportPlan(module: "HandwireAmbient"))
    return plans.filter { $0.module != module.name }.sorted { $0.module < $1.module }
  }

  private func testable(_ plans: [ImportPlan], _ identifier: TypeIdentifier) -> [ImportPlan] {
    plans.map { plan in
      var plan = plan
      if plan.module == identifier.module, isTestable(identifier), !plan.attributes.contains("testable") {
        plan.attributes = (plan.attributes + ["testable"]).sorted()
      }
      return plan
    }
  }

  /// A protocol that only a testable import can see.
  private func isTestable(_ identifier: TypeIdentifier) -> Bool {
    guard identifier.module != module.name, let declaration = program.declarations(of: identifier).first else {
      return false
    }
    switch declaration.access {
    case .public, .open: return false
    case .package: return program.module(named: identifier.module)?.package != module.package || module.package.isEmpty
    case .internal, .fileprivate, .private: return true
    }
  }

  private func testingAccess(_ access: AccessLevel) -> AccessLevel? {
    access == .public && module.settings.features.contains("InternalImportsByDefault") ? .public : nil
  }
}
