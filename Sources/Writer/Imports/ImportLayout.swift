import HandwireFacts

/// Imports as lines: plain ones, then testable ones, then those under conditions.
package struct ImportLayout {
  package static func lines(_ imports: [ImportPlan]) -> [String] {
    let always = imports.filter { $0.conditions.isEmpty }
    let plain = always.filter { !$0.isTestable }.sorted { $0.module < $1.module }.map(\.text)
    let testable = always.filter(\.isTestable).sorted { $0.module < $1.module }.map(\.text)
    var blocks = [plain, testable].filter { !$0.isEmpty }
    let conditional = Dictionary(grouping: imports.filter { !$0.conditions.isEmpty }, by: \.conditions)
    for conditions in conditional.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let lines = (conditional[conditions] ?? []).sorted { $0.module < $1.module }.map(\.text)
      blocks.append(ConditionLayout.lines(lines, conditions: conditions))
    }
    return Array(blocks.joined(separator: [""]))
  }

  /// The imports of several files as those of one.
  package static func merged(_ imports: [ImportPlan]) -> [ImportPlan] {
    var merged: [String: ImportPlan] = [:]
    var always: Set<String> = []
    for plan in imports where plan.conditions.isEmpty { always.insert(plan.module) }
    for plan in imports where plan.conditions.isEmpty || !always.contains(plan.module) {
      // What is imported always need not be imported under a condition.
      let key = "\(plan.module) \(plan.conditions.joined(separator: " && "))"
      guard var known = merged[key] else {
        merged[key] = plan
        continue
      }
      known.attributes = Set(known.attributes + plan.attributes).sorted()
      known.access = [known.access, plan.access].compactMap { $0 }.max()
      merged[key] = known
    }
    return merged.keys.sorted().compactMap { merged[$0] }
  }
}
