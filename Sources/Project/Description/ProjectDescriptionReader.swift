import Foundation

/// Reads a ``ProjectDescription`` from a JSON file.
public struct ProjectDescriptionReader: Sendable {
  public init() {}

  public func description(at path: String) throws(ProjectError) -> ProjectDescription {
    let file = AbsolutePath(path)
    guard FileKind(at: file) != nil else { throw .noSuchPath(path) }
    switch SourceText(of: file) {
    case .unreadable(let reason): throw .unreadable(path: path, reason: reason)
    case .notUTF8: throw .projectDescription(path: path, problem: "this is not UTF-8")
    case .bytes(let bytes):
      do {
        return try JSONDecoder().decode(ProjectDescription.self, from: Data(bytes))
      } catch {
        throw .projectDescription(path: path, problem: JSONProblem.text(of: error))
      }
    }
  }
}
