import HandwireFacts
import HandwireFindings

/// What one file says of the wiring: names and where their values come from.
struct FileWiring: Sendable {
  /// Which code gives a holder its value.
  enum Site: Hashable, Sendable {
    case initialValue
    case initializer
    case body
    /// What a function or a getter returns.
    case result
    /// A call that supplies a parameter.
    case argument
    /// What a body makes once and remembers in the holder.
    case memo
    /// The function whose result the call gives.
    case call
  }

  struct Value: Sendable {
    var holder: WiringKey
    var flow: WiringFlow
    var site: Site
    var place: Place
  }

  struct Dependency: Sendable {
    var receiver: WiringKey
    /// Of the argument, 0-based.
    var index: Int
    var parameter: String
    var flow: WiringFlow
    var place: Place
  }

  /// In the order in which they are met; the first for a key counts.
  var infos: [(key: WiringKey, info: WiringInfo)] = []
  var values: [Value] = []
  /// To be shown where something gives them a value: wrapped properties that a container fills.
  var filled: [WiringKey] = []
  /// To be shown whatever they are: members of graph classes that Handwire wrote.
  var kept: [WiringKey] = []
  var dependencies: [Dependency] = []
}
