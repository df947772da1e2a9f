extension RandomProject {
  /// For each binding, all that has to be there before it, directly or not.
  var needs: [Set<Int>] {
    var needs: [Set<Int>] = []
    for binding in bindings {
      var found: Set<Int> = []
      collect(binding.parameters, scope: binding.scope, into: &found)
      // Bindings receive what was made before them; a group's members need nothing.
      for direct in found where direct < needs.count { found.formUnion(needs[direct]) }
      needs.append(found)
    }
    return needs
  }

  func directNeeds(_ parameters: [Parameter], scope: Int) -> Set<Int> {
    var found: Set<Int> = []
    collect(parameters, scope: scope, into: &found)
    return found
  }

  private func collect(_ parameters: [Parameter], scope: Int, into found: inout Set<Int>) {
    for parameter in parameters {
      switch parameter.kind {
      case .binding(let index), .optional(let index), .subtype(let index): found.insert(index)
      case .array: found.formUnion(group(seenFrom: scope))
      case .members(let members): collect(members, scope: scope, into: &found)
      case .maker(let index): collect(makers[index].parameters, scope: makers[index].scope, into: &found)
      case .assisted, .value, .defaulted: continue
      }
    }
  }
}
