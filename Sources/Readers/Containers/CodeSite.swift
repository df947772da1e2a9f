import HandwireFacts
import HandwireFindings

/// Where in the program a piece of code stands.
public struct CodeSite: Hashable, Sendable {
  public var place: Place
  public var module: String
  /// Index into the file's `bodies`; `nil` for a declaration that has no code.
  public var body: Int?
  /// As findings show it: `TripDetailModel.init(scheduler:)`.
  public var declaration: String
  /// The type whose member it stands in.
  public var owner: TypeIdentifier?
  /// Of the enclosing `#if` branches, outermost first.
  public var conditions: [String]

  public init(
    place: Place, module: String, body: Int?, declaration: String, owner: TypeIdentifier?, conditions: [String]
  ) {
    self.place = place
    self.module = module
    self.body = body
    self.declaration = declaration
    self.owner = owner
    self.conditions = conditions
  }
}

extension CodeSite: Comparable {
  public static func < (left: CodeSite, right: CodeSite) -> Bool {
    (left.place, left.module) < (right.place, right.module)
  }
}
