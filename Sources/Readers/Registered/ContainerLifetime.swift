/// How long a container keeps what a registration makes.
public enum ContainerLifetime: Hashable, Sendable {
  /// A new one for each request: Swinject's `.transient`, Factory's and Resolver's `.unique`.
  case everyRequest
  /// One for each request from outside, shared by all that is made for it: `.graph`.
  case oneResolution
  /// One for as long as someone else holds it: Swinject's `.weak`, Factory's and Resolver's `.shared`.
  case whileHeld
  /// As long as the container, or until that is reset: Swinject's `.container`, `.cached`, Needle's `shared { … }`.
  case container
  /// `.singleton`, `.application`
  case process
  /// A scope of the project's own, by its last name (`session`), until that is reset.
  case named(String)
  case unknown(String)

  /// Whether one object may answer several requests that do not know of each other.
  public var isKept: Bool {
    switch self {
    case .container, .process, .named, .whileHeld: true
    case .everyRequest, .oneResolution, .unknown: false
    }
  }

  /// As messages call it.
  public var word: String {
    switch self {
    case .everyRequest: "new for each request"
    case .oneResolution: "new for each resolution"
    case .whileHeld: "one for as long as someone holds it"
    case .container: "kept by the container"
    case .process: "kept for the life of the process"
    case .named(let name): "kept in the scope '\(name)'"
    case .unknown(let why): "kept for an unknown time: \(why)"
    }
  }
}
