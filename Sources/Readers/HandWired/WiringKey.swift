import HandwireFacts

/// A file of one module: targets of one project may share a path.
struct WiringFile: Hashable, Sendable {
  var module: String
  var path: String
}

/// Something that can hold, make or be an object, named so that every file of the program names it alike.
enum WiringKey: Hashable, Sendable {
  case property(TypeIdentifier, String)
  case global(module: String, String)
  /// Of the function or initializer that is declared there, by the name it has inside.
  case parameter(WiringFile, Position, String)
  /// A function, declared there; functions inside of bodies too.
  case function(WiringFile, Position)
  /// By the index of its node.
  case local(WiringFile, Int)
  /// What a container holds: an index into `RegisteredGraph.objects`.
  case registered(Int)
  /// A place in a body that asks a container, by the index of its node.
  case fetched(WiringFile, Int)
  /// The value of a call, by the index of its node.
  case made(WiringFile, Int)

  var isMade: Bool { if case .made = self { true } else { false } }
}

/// Whose code it is.
enum WiringOwner: Hashable, Sendable {
  case type(TypeIdentifier)
  /// A function at the top level.
  case function(WiringFile, Position, name: String)
  /// Statements and variables at the top level.
  case file(WiringFile)
}
