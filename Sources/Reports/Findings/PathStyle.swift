/// How a place's path, which is relative to the project, is shown.
public struct PathStyle: Hashable, Sendable {
  private let prefix: String

  /// As it is: relative to the project.
  public static let relativeToProject = PathStyle(prefix: "")

  /// As a compiler would that was given the project's folder by this path.
  public static func given(_ path: String) -> PathStyle { PathStyle(prefix: path) }

  /// From the root of the file system, for Xcode.
  public static func absolute(root: String) -> PathStyle { PathStyle(prefix: root) }

  /// `..` at the start of a path is folded with the end of the prefix.
  public func shown(_ path: String) -> String {
    if path.hasPrefix("/") || prefix.isEmpty { return path }
    var components = prefix.split(separator: "/").filter { $0 != "." }
    for component in path.split(separator: "/") where component != "." {
      if component == "..", let last = components.last, last != ".." {
        components.removeLast()
      } else {
        components.append(component)
      }
    }
    let joined = components.joined(separator: "/")
    if prefix.hasPrefix("/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }
}
