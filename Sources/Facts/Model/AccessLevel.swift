/// How far a declaration can be seen, narrowest first.
public enum AccessLevel: Int, Hashable, Codable, Sendable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  public static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }

  /// As it is written in source.
  public var keyword: String {
    switch self {
    case .private: "private"
    case .fileprivate: "fileprivate"
    case .internal: "internal"
    case .package: "package"
    case .public: "public"
    case .open: "open"
    }
  }
}
