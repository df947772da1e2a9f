import HandwireFindings

/// One step from something that receives to what it receives.
public struct WiredEdge: Hashable, Sendable {
  public enum Target: Hashable, Sendable {
    /// An index into `WiredGraph.bindings`.
    case binding(Int)
    /// The scope object itself (`self`): an index into `WiredGraph.scopes`.
    case scope(Int)
    /// What the caller of a function or closure supplies, by its name.
    case assisted(String)
    /// Something that was not read, as written: `UNUserNotificationCenter.current()`.
    case outside(String)
    /// Why it is not known.
    case unknown(String)
  }

  public enum Role: Hashable, Sendable {
    /// An argument of the call that constructs the receiver.
    case dependency
    /// What the receiver itself is: of a given, what is handed in for it; of a property, what is assigned to it.
    case value
  }

  /// An index into `WiredGraph.bindings`.
  public var receiver: Int
  public var role: Role
  /// The label, or the name, of the parameter that takes it; `nil` for a value.
  public var parameter: String?
  public var target: Target
  /// Members read on the way from the target: `["session", "token"]`.
  public var path: [String]
  /// Closures around it: with one, it is received when that is called; -1 where the target is a closure that is called.
  public var depth: Int
  /// In one branch only.
  public var isConditional: Bool
  public var place: Place

  /// Through a closure: received when that is called.
  public var isDeferred: Bool { depth > 0 }

  public init(
    receiver: Int, role: Role, parameter: String?, target: Target, path: [String] = [], depth: Int = 0,
    isConditional: Bool = false, place: Place
  ) {
    self.receiver = receiver
    self.role = role
    self.parameter = parameter
    self.target = target
    self.path = path
    self.depth = depth
    self.isConditional = isConditional
    self.place = place
  }
}
