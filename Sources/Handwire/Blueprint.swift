/// A graph class to be: its members say how the objects of one scope are provided.
///
/// A blueprint is read by Handwire, never run. `struct AppBlueprint: Blueprint` becomes `final class AppGraph`; after
/// that the blueprint's static functions are the only part of it that the program calls.
public protocol Blueprint {
  /// The blueprint of the scope around this one; everything that it binds can be received here.
  associatedtype Parent = Never
  /// The blueprint that this one is a variant of: a preview, a test graph, staging.
  associatedtype Refines = Never
  /// `Unimplemented`: in a graph for tests, whatever stands for the outside world and is not stated here.
  associatedtype Boundaries = Never
  /// `ByType`: the graph gets a `resolve()` for each of its types, for objects that a framework constructs.
  associatedtype Lookup = Never
  /// One `BlueprintPart`, or a tuple of them, whose members count as this blueprint's.
  associatedtype Parts = Never
}

/// Bindings declared apart from their blueprint: one feature's share of a graph.
public protocol BlueprintPart {
  /// Further parts.
  associatedtype Parts = Never
}
