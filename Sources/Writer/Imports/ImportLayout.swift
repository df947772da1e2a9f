import HandwireFacts

/// Imports as lines: plain ones, then those of single declarations, then testable ones, then those under conditions.
package struct ImportLayout {
  package static func lines(_ imports: [ImportPlan]) -> [String] {
    let nested = imports.map { (conditions: $0.conditions.map(BuildCondition.init)[...], plan: $0) }
    return Array(blocks(nested).joined(separator: [""]))
  }

  private typealias Nested = (conditions: ArraySlice<BuildCondition>, plan: ImportPlan)

  /// Each block is separated from the next one by an empty line.
  private static func blocks(_ imports: [Nested]) -> [[String]] {
    let always = imports.filter(\.conditions.isEmpty).map(\.plan)
    let plain = always.filter { !$0.isTestable && $0.declaration == nil }.sorted { $0.module < $1.module }.map(\.text)
    let single = always.filter { !$0.isTestable && $0.declaration != nil }.map(\.text).sorted()
    let testable = always.filter(\.isTestable).sorted { $0.module < $1.module }.map(\.text)
    var blocks = [plain, single, testable].filter { !$0.isEmpty }
    let conditional = Dictionary(grouping: imports.filter { !$0.conditions.isEmpty }) {
      $0.conditions.first?.text ?? ""
    }
    for (condition, branches) in conditional.sorted(by: { $0.key < $1.key }) {
      let halves = [false, true].map { isNegated in
        let half = branches.filter { $0.conditions.first?.isNegated == isNegated }
        return Array(
          Self.blocks(half.map { (conditions: $0.conditions.dropFirst(), plan: $0.plan) }).joined(separator: [""])
        ).map { $0.isEmpty ? "" : "  \($0)" }
      }
      blocks.append(ConditionLayout.lines(condition, then: halves[0], otherwise: halves[1], indentation: 0))
    }
    return blocks
  }

  /// The imports of several files as those of one.
  package static func merged(_ imports: [ImportPlan]) -> [ImportPlan] {
    var merged: [String: ImportPlan] = [:]
    var always: Set<String> = []
    for plan in imports where plan.conditions.isEmpty && plan.declaration == nil {
      always.insert(plan.module)
    }
    for plan in imports
    where plan.conditions.isEmpty && plan.declaration == nil || !always.contains(plan.module) {
      // What is imported always and whole need not be imported under a condition, or in part.
      let key = "\(plan.declaration ?? plan.module) \(plan.conditions.joined(separator: " && "))"
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
