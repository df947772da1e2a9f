import Foundation
import HandwireFindings

/// Reads `.handwire.json`; every problem in it is reported, not only the first.
public struct ConfigurationReader: Sendable {
  public static let fileName = ".handwire.json"

  private let knownRules: [String]

  /// - Parameter knownRules: identifiers that `rules` and `limits` may name; empty where that is not checked.
  public init(knownRules: [String] = []) { self.knownRules = knownRules }

  /// - Parameters:
  ///   - root: the project's folder.
  ///   - file: `--config FILE` as the user gave it; then it has to exist.
  public func configuration(in root: AbsolutePath, file: String? = nil) throws(ProjectErrors) -> Configuration {
    let path = file.map { AbsolutePath($0) } ?? root.appending(ConfigurationReader.fileName)
    let shown = file ?? ConfigurationReader.fileName
    guard FileKind(at: path) != nil else {
      if let file { throw ProjectErrors([.noSuchPath(file)]) }
      return Configuration()
    }
    switch SourceText(of: path) {
    case .bytes(let bytes): return try configuration(of: Data(bytes), shown: shown)
    case .unreadable(let reason): throw ProjectErrors([.unreadable(path: shown, reason: reason)])
    case .notUTF8(let position, _):
      throw ProjectErrors([.configuration(path: "\(shown):\(position.line)", problem: "this is not UTF-8")])
    }
  }

  func configuration(of data: Data, shown: String) throws(ProjectErrors) -> Configuration {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    let value: JSONValue
    do {
      value = try decoder.decode(JSONValue.self, from: data)
    } catch {
      throw ProjectErrors([.configuration(path: shown, problem: JSONProblem.text(of: error))])
    }
    var validator = ConfigurationValidator(knownRules: knownRules)
    let configuration = validator.configuration(of: value)
    guard validator.problems.isEmpty else {
      throw ProjectErrors(validator.problems.map { .configuration(path: shown, problem: $0) })
    }
    return configuration
  }
}
