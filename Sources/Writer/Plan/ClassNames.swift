import HandwireGraph

/// The names under which a class reads its values.
struct ClassNames: Sendable {
  /// Closures that make a lazy or shared binding once.
  var closures: [Int: String] = [:]
  /// Those of them that only the initializer knows.
  var localClosures: Set<Int> = []
  var inputs: [Input: String] = [:]
  /// Inputs that are closures.
  var closureInputs: Set<Input> = []
  /// Weak variables of the initializer that hold the child of the moment.
  var slotVariables: [Int: String] = [:]
  /// Closures that return it.
  var slotReaders: [Int: String] = [:]
  var functions: [ExpansionNode: String] = [:]
  /// Closures that are told which child that is.
  var slotNotes: [Int: String] = [:]
  /// Counters of starts and ends.
  var slotTurns: [Int: String] = [:]
  /// Weak properties of shared bindings that no closure makes.
  var weakProperties: [Int: String] = [:]
  /// Lazy bindings that are made by a function of the initializer, as the graph keeps them.
  var ownedProperties: [Int: String] = [:]
  /// Methods that make lazy bindings which take several statements.
  var lazyMakers: [Int: String] = [:]
  /// Before the number of a group: `owned` and `Owned`.
  var groupStem = "owned"

  func groupProperty(_ number: Int) -> String { "\(groupStem)\(number + 1)" }
  func groupType(_ number: Int) -> String { groupProperty(number).capitalizedFirst }

  /// A weak variable of the initializer that holds the graph itself.
  var graphVariable = "graph"
  /// What has just been made and is about to be kept.
  var made = "made"
  /// Functions of the initializer that make bindings which need each other.
  var makers: [Int: String] = [:]
}
