import HandwireFacts
import HandwireGraph

/// What the imports of a scope's file, and of those below it, are chosen by; found once for each scope.
struct ScopeMentions {
  /// Files of its blueprint, bindings and makers, without repetition.
  private(set) var paths: [String] = []
  /// For a name that occurs in a type of a member, the first file that uses it so.
  private(set) var homes: [String: String] = [:]
  /// The same, of bindings only.
  private(set) var homesOfBindings: [String: String] = [:]
  /// Doubles that are written into its module.
  private(set) var doubles: Set<String> = []
  private var seen: Set<String> = []

  init(_ scope: Scope, names: TopLevelNames) {
    note(path: scope.declaration.place.path)
    for binding in scope.bindings {
      if binding.origin != .implicit { note(path: binding.place.path) }
      note(binding.typeSpelling, binding.place.path)
      guard let boundary = binding.boundary, case .stub = boundary.kind else { continue }
      // One that was written by hand may be somebody else's.
      if names.modules(declaring: boundary.doubleName).isEmpty { doubles.insert(boundary.doubleName) }
    }
    homesOfBindings = homes
    for maker in scope.makers {
      let path = maker.declaration.place.path
      note(path: path)
      note(maker.declaration.typeSpelling, path)
      for parameter in maker.signature.parameters { note(TypeSpelling.text(parameter.spelling), path) }
    }
    for slot in scope.slots { note(slot.typeSpelling, slot.place.path) }
  }

  private mutating func note(path: String) {
    if seen.insert(path).inserted { paths.append(path) }
  }

  private mutating func note(_ type: String, _ path: String) {
    for name in ImportCollector.rootNames(in: type) where homes[name] == nil { homes[name] = path }
  }
}
