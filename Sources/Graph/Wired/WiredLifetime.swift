/// How long an object lives, as far as its place in the code says.
public enum WiredLifetime: Hashable, Sendable {
  /// Handed to the scope's `init`, and held by whoever handed it in.
  case given
  /// Handed to a function of the scope.
  case argument
  /// Built with the scope and held as long as it.
  case owned
  /// Built when first asked for, then held as long as the scope.
  case lazy
  /// One for as long as someone else holds it.
  case shared
  /// Put in and taken out while the scope lives: a child scope, a screen.
  case slot
  /// A stored property that holds what another binding provides.
  case held
  /// A reference that keeps nothing alive.
  case weak
  /// A new one each time that a property is read.
  case built
  /// A new one for each call of a function.
  case made
  /// Built in a body; lives as long as those who receive it.
  case local
  /// Built where it is passed; lives as long as the one who receives it.
  case inPlace
  /// A new one for each resolution, shared by all that is made for it: what containers do that are told nothing else.
  case resolution
  /// Kept by a container in a scope of that name, until that is reset.
  case scoped(String)
  /// Asked of a container in a body; lives as long as that lets it.
  case fetched
  /// Static or global: lives as long as the process.
  case process
  /// A call for its effect, which joins objects that are built already.
  case joined
  case unknown(String)

  /// As reports call it.
  public var word: String {
    switch self {
    case .given: "given"
    case .argument: "argument"
    case .owned: "owned"
    case .lazy: "lazy"
    case .shared: "shared"
    case .slot: "slot"
    case .held: "held"
    case .weak: "weak"
    case .built: "built"
    case .made: "makes"
    case .local: "local"
    case .inPlace: "in place"
    case .resolution: "one a resolution"
    case .scoped(let name): "in scope \(name)"
    case .fetched: "fetched"
    case .process: "static"
    case .joined: "joins"
    case .unknown: "unknown"
    }
  }
}
