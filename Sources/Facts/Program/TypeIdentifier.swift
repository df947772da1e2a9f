/// Names one nominal type (or protocol) of the program.
public struct TypeIdentifier: Hashable, Codable, Sendable, Comparable {
  public var module: String
  /// From outermost to innermost.
  public var path: [String]
  /// The file, for `private` and `fileprivate` top-level types only: two files may each have one of that name.
  public var file: String?

  public var name: String { path.last ?? "" }
  /// `Trip.ID`, without the module.
  public var dottedName: String { path.joined(separator: ".") }

  public init(module: String, path: [String], file: String? = nil) {
    self.module = module
    self.path = path
    self.file = file
  }

  public static func < (left: TypeIdentifier, right: TypeIdentifier) -> Bool {
    if left.module != right.module { return left.module < right.module }
    if left.path != right.path { return left.path.lexicographicallyPrecedes(right.path) }
    return (left.file ?? "") < (right.file ?? "")
  }
}
