import HandwireFacts
import HandwireFindings

/// Whether, and under which conditions, the code of a registration runs.
public struct RegistrationReach: Hashable, Sendable {
  public enum Run: Hashable, Sendable {
    case surely
    /// Its function is called somewhere, or its assembly is made somewhere.
    case perhaps
    /// Why: `nothing applies TripAssembly`.
    case never(String)
  }

  /// An `if`, `guard`, `switch` or `?:` around it.
  public struct Branch: Hashable, Sendable {
    /// What decides: `flags.newSearch`.
    public var condition: String
    /// Runs where the condition does not hold.
    public var isElse: Bool
    /// Which way of the same `if` it is, in order of the source: 0 for the first.
    public var way: Int
    public var place: Place

    public init(condition: String, isElse: Bool, way: Int, place: Place) {
      self.condition = condition
      self.isElse = isElse
      self.way = way
      self.place = place
    }
  }

  public var run: Run
  /// Outermost first.
  public var branches: [Branch]
  /// Of the enclosing `#if` clauses, outermost first.
  public var buildConditions: [String]
  /// In a test target or a file for tests.
  public var isForTests: Bool

  public init(run: Run, branches: [Branch] = [], buildConditions: [String] = [], isForTests: Bool = false) {
    self.run = run
    self.branches = branches
    self.buildConditions = buildConditions
    self.isForTests = isForTests
  }

  /// Runs in every build and every launch, as far as one can see.
  public var isUnconditional: Bool {
    if case .never = run { return false }
    return branches.isEmpty && buildConditions.isEmpty && !isForTests
  }
}

extension RegistrationReach {
  /// The branches and `#if` clauses inside of its body that decide whether a node runs, outermost first.
  public static func conditions(
    around node: CodeNode, path: String
  ) -> (branches: [Branch], buildConditions: [String]) {
    ReachReader.conditions(around: node, path: path)
  }
}
