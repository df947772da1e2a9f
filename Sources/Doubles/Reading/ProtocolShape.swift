import HandwireFacts
import HandwireFindings

/// A protocol with all that it inherits, as far as it was read.
struct ProtocolShape {
  /// One declaration of the hierarchy with the two places from which its types are looked up.
  struct Source {
    var declaration: TypeDeclaration
    var inside: LexicalContext
    /// The top level of its file, where a stub's text means the same as beside it.
    var top: LexicalContext
    var isolation: Isolation

    func place(_ position: Position) -> Place {
      Place(path: declaration.path, line: position.line, column: position.column)
    }
  }

  /// `Repo<User>`: what stands for primary associated types.
  struct Binding {
    var name: String
    var type: TypeExpression
    var source: Source
  }

  var identifier: TypeIdentifier
  /// The protocol's own declarations first, then those of inherited protocols, nearest first.
  var sources: [Source] = []
  var bindings: [Binding] = []
  /// Inherited protocols of modules that were not read, each one that a stub can satisfy.
  var satisfied: Set<SatisfiedProtocol> = []
  var refusals: [Refusal] = []

  var own: Source? { sources.first }

  /// Of whatever conforms to it: a protocol does not take over the isolation of one that it inherits, but a class does.
  var isolation: Isolation {
    if isActor { return .actorInstance }
    return sources.map(\.isolation).first { $0 != .nonisolated } ?? .nonisolated
  }

  var globalActors: Set<Isolation> { Set(sources.map(\.isolation)).subtracting([.nonisolated]) }
  var isSendable: Bool { satisfied.contains(.sendable) || isActor }
  var isActor: Bool { satisfied.contains(.actor) }
  var isObject: Bool { satisfied.contains(.object) }
}

/// A protocol that is never read and whose requirements a stub can answer by itself.
enum SatisfiedProtocol: Hashable, Sendable {
  /// `AnyObject` and the like, which ask for nothing.
  case nothing
  /// Classes have an `id` of their own, unless the protocol asks for another.
  case identifiable
  case sendable
  case actor
  case equatable
  case hashable
  case description
  case debugDescription
  /// `NSObjectProtocol`
  case object

  static func named(_ path: [String]) -> [SatisfiedProtocol]? {
    switch path.joined(separator: ".") {
    case "AnyObject", "SendableMetatype", "Copyable", "Escapable", "ObservableObject", "Observable",
      "Combine.ObservableObject", "Observation.Observable":
      [.nothing]
    case "Identifiable": [.identifiable]
    case "Sendable", "Error", "LocalizedError", "CustomNSError": [.sendable]
    case "Actor": [.actor]
    case "Equatable": [.equatable]
    case "Hashable": [.hashable]
    case "CustomStringConvertible": [.description]
    case "CustomDebugStringConvertible": [.debugDescription]
    case "NSObjectProtocol": [.object]
    default: nil
    }
  }
}

/// Why a double cannot be written, at the place that stands in the way.
struct Refusal: Hashable {
  var reason: String
  var place: Place
}
