/// Gives each file one home: of several modules that compile it, the first.
///
/// A file that were read as part of each of them would be found wanting once for each. The others are told whose files
/// they share, so that what these declare is in their reach.
struct HomeModules: Sendable {
  /// Modules that are left, in order, each with the files whose home it is; their names are not unique yet.
  private(set) var modules: [ModuleSources] = []
  /// Modules without a file of their own, and the position of the module that has what they hold.
  private(set) var absorbed: [(module: ModuleSources, into: Int)] = []
  /// Positions of modules whose files each module shares.
  private(set) var shared: [Set<Int>] = []

  private var homes: [AbsolutePath: Int] = [:]
  private var sizes: [Int] = []
  private var positions: [String: [Int]] = [:]

  private let keepsCopies: Bool

  /// - Parameters:
  ///   - listed: those that should keep shared files first.
  ///   - keepsCopies: every module that is left has all its files, as the compiler sees it: what is generated for one of
  ///     them cannot import another that has the home.
  init(_ listed: [ModuleSources], keepsCopies: Bool = false) {
    self.keepsCopies = keepsCopies
    for module in listed where !module.files.isEmpty { add(module) }
  }

  private mutating func add(_ module: ModuleSources) {
    var owners: [Int: Int] = [:]
    var own: [AbsolutePath] = []
    for file in module.files {
      if let home = homes[file] { owners[home, default: 0] += 1 } else { own.append(file) }
    }
    let twin = positions[module.name]?.first { position in
      // A variant for another platform: the same module for all who import it.
      (owners[position] ?? 0) * 2 >= min(module.files.count, sizes[position])
    }
    if own.isEmpty || twin != nil {
      let main = owners.max { left, right in (left.value, right.key) < (right.value, left.key) }?.key
      guard let home = twin ?? main else { return }
      for file in own { homes[file] = home }
      modules[home].files = (modules[home].files + own).sorted()
      modules[home].isIncomplete = modules[home].isIncomplete || module.isIncomplete
      modules[home].dependencies = Set(modules[home].dependencies + module.dependencies).sorted()
      if keepsCopies {
        modules[home].files = Set(modules[home].files + module.files).sorted()
      } else {
        shared[home].formUnion(owners.keys)
        shared[home].remove(home)
      }
      absorbed.append((module, home))
      return
    }
    for file in own { homes[file] = modules.count }
    positions[module.name, default: []].append(modules.count)
    sizes.append(module.files.count)
    shared.append(keepsCopies ? [] : Set(owners.keys))
    var module = module
    if !keepsCopies { module.files = own }
    modules.append(module)
  }
}
