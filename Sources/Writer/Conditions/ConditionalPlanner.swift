import HandwireFacts
import HandwireFindings
import HandwireGraph

/// The object graph → plans that hold for every way in which the program may be built.
struct ConditionalPlanner {
  /// More would write every class in more than this many ways, two to the power of it.
  private static let mostConditions = 6

  let graph: ObjectGraph
  let program: Program
  private(set) var plans: [GraphClassPlan] = []
  private(set) var findings: [Finding] = []

  init(graph: ObjectGraph, program: Program) {
    self.graph = graph
    self.program = program
    for family in families { plan(family) }
    plans.sort { $0.scope < $1.scope }
  }

  /// Scopes that have to do with each other.
  private var families: [[ScopeIdentifier]] {
    var neighbours: [[Int]] = graph.scopes.map { _ in [] }
    for scope in graph.scopes {
      let others =
        [scope.parent, scope.refines].compactMap { $0 } + scope.slots.map(\.child)
        + scope.makers.compactMap(\.childScope)
      for other in others {
        neighbours[scope.identifier.index].append(other.index)
        neighbours[other.index].append(scope.identifier.index)
      }
    }
    return Components(needs: neighbours).groups.map { $0.map { graph.scopes[$0].identifier } }
  }

  private mutating func plan(_ family: [ScopeIdentifier]) {
    var conditions: [String] = []
    for scope in family {
      for condition in graph[scope].memberConditions where !conditions.contains(condition) {
        conditions.append(condition)
      }
    }
    guard conditions.count <= Self.mostConditions else {
      let scope = graph[family[0]]
      findings.append(
        Finding(
          rule: "conditional-binding", severity: .error,
          message: "\(scope.declaration.name) and the blueprints around it depend on \(conditions.count) conditions, "
            + "more than \(Self.mostConditions)",
          place: scope.declaration.place, notes: [FindingNote("they are: \(conditions.joined(separator: ", "))")],
          help: "put some of the '#if's inside of providers", declaration: scope.declaration.name,
          subject: conditions.joined(separator: ", ")))
      return
    }
    var built: [BuildVariant: [GraphClassPlan]] = [:]
    for variant in variants(of: conditions) {
      built[variant] = GraphPlanner(graph: graph.built(as: variant), program: program, scopes: Set(family)).plans()
    }
    plans += merged(built, conditions, BuildVariant()) ?? []
  }

  private func variants(of conditions: [String]) -> [BuildVariant] {
    conditions.reduce([BuildVariant()]) { known, condition in
      known.flatMap { variant in
        [true, false].map { value in
          var next = variant
          next.values[condition] = value
          return next
        }
      }
    }.filter(\.isPossible)
  }

  private func merged(
    _ built: [BuildVariant: [GraphClassPlan]], _ conditions: [String], _ chosen: BuildVariant
  ) -> [GraphClassPlan]? {
    guard chosen.values.count < conditions.count else { return built[chosen] }
    let condition = conditions[chosen.values.count]
    var branch = chosen
    branch.values[condition] = true
    let then = merged(built, conditions, branch)
    branch.values[condition] = false
    let otherwise = merged(built, conditions, branch)
    guard let then, let otherwise else { return then ?? otherwise }
    return zip(then, otherwise).map { PlanMerger(condition: condition).merged($0, $1) }
  }
}
