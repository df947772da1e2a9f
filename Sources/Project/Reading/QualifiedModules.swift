/// Names of their own for modules that share one, such as the `App` of each project in a repository of several.
///
/// One of them keeps the name; the others get that of their folder in front. Each module is told which of them its imports
/// mean.
struct QualifiedModules: Sendable {
  let modules: [ModuleSources]

  private struct Candidate {
    let name: String
    let origin: AbsolutePath
    let target: String
  }

  init(_ homes: HomeModules, root: AbsolutePath) {
    let names = QualifiedModules.names(of: homes.modules, root: root)
    var candidates: [String: [Candidate]] = [:]
    // The one that has the plain name comes first, for those that belong to none of the projects.
    let order = homes.modules.indices.sorted { left, right in
      let isPlain = { (index: Int) in names[index] == homes.modules[index].name }
      return isPlain(left) == isPlain(right) ? left < right : isPlain(left)
    }
    for index in order {
      let module = homes.modules[index]
      candidates[module.name, default: []].append(
        Candidate(name: names[index], origin: module.origin, target: module.target))
    }
    for (module, home) in homes.absorbed where homes.modules[home].name != module.name {
      candidates[module.name, default: []].append(
        Candidate(name: names[home], origin: module.origin, target: module.target))
    }
    candidates = candidates.filter { name, all in all.count > 1 || all.first?.name != name }
    modules = homes.modules.indices.map { index in
      var module = homes.modules[index]
      for (name, all) in candidates where name != module.name {
        guard let meant = QualifiedModules.meant(all, by: module), meant != name else { continue }
        module.importNames[name] = meant
      }
      let dependencies = module.dependencies.map { module.importNames[$0] ?? $0 }
      module.name = names[index]
      module.dependencies = Set(dependencies).subtracting([module.name]).sorted()
      module.sharesFilesOf = homes.shared[index].map { names[$0] }.sorted()
      return module
    }
  }

  /// The nearest: a target it depends on, its own project's, one of a project that it uses, or the one named so.
  private static func meant(_ candidates: [Candidate], by module: ModuleSources) -> String? {
    let own = candidates.filter { $0.origin == module.origin }
    let depended = own.first { module.targetDependencies.contains($0.target) }
    let reached = module.reach.lazy.compactMap { folder in candidates.first { $0.origin == folder } }.first
    return (depended ?? own.first ?? reached ?? candidates.first)?.name
  }

  /// In the order of the modules.
  private static func names(of modules: [ModuleSources], root: AbsolutePath) -> [String] {
    let order = modules.indices.sorted { left, right in
      precedence(of: modules[left], root) == precedence(of: modules[right], root)
        ? left < right : precedence(of: modules[left], root) < precedence(of: modules[right], root)
    }
    var names = modules.map(\.name)
    var taken: Set<String> = []
    for index in order {
      let module = modules[index]
      let folder = module.origin.relative(to: root).replacing(".", with: "_")
      let qualified = folder == "_" ? module.name : "\(folder)/\(module.name)"
      let choices = [module.name, qualified, "\(module.name) (\(module.target))", "\(qualified) (\(module.target))"]
      var number = 2
      var name = choices.first { !taken.contains($0) }
      while name == nil {
        if !taken.contains("\(qualified) \(number)") { name = "\(qualified) \(number)" }
        number += 1
      }
      names[index] = name ?? module.name
      taken.insert(names[index])
    }
    return names
  }

  private static func precedence(of module: ModuleSources, _ root: AbsolutePath) -> Int {
    let depth = min(module.origin.relative(to: root).split(separator: "/").count, 100)
    return (module.isDependency ? 1000 : 0) + (module.role == .test ? 500 : 0) + depth
  }
}
