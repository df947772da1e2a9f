import HandwireFindings

/// What `explain` says about the rules that need the whole object graph.
public enum GraphRulePages {
  /// Sorted by identifier.
  public static let all: [RulePage] =
    (resolution + implementations + lifetimes + members + effects + concurrency + boundaries)
    .sorted { $0.identifier < $1.identifier }
}
