import HandwireFacts
import HandwireFindings
import HandwireWriter

/// One stub as text.
public struct WrittenDouble: Sendable {
  /// `StubTripService`
  public let name: String
  /// The protocol that it stands in for.
  public let identifier: TypeIdentifier
  /// The module that it is written for.
  public let module: String
  /// Its generic parameters, in order; what `StubRepository<User>` needs.
  public let genericParameters: [String]
  /// On which actor it is.
  /// It can be made anywhere, unless its module is on the main actor by default.
  public let isolation: Isolation
  /// Of the file that declares the protocol.
  public let protocolPath: String
  /// The declaration without header and imports, line by line.
  public let lines: [String]
  let imports: [ImportPlan]

  /// `StubTripService.swift`, whole.
  public var file: GeneratedFile {
    GeneratedFile(
      blueprintPath: protocolPath, module: module, fileName: "\(name).swift",
      contents: Self.text(of: identifier.dottedName, imports, lines))
  }

  static func text(of source: String, _ imports: [ImportPlan], _ lines: [String]) -> String {
    let header = "\(GeneratedFile.marker) from \(source). Do not edit: change \(source) and run `handwire doubles`."
    let sections = [[header], ImportLayout.lines(imports), lines]
    return sections.filter { !$0.isEmpty }.joined(separator: [""]).joined(separator: "\n") + "\n"
  }

  /// The expression that makes one: `StubTripService(path: "SessionGraph.service")`.
  /// - Parameter arguments: types for ``genericParameters``, as source.
  public func construction(path: String = "", arguments: [String] = []) -> String {
    let types = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
    let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\(name)\(types)(\(path.isEmpty && !needsPath ? "" : "\(pathLabel): \"\(quoted)\""))"
  }

  /// What the argument that tells the way is called: `path`.
  let pathLabel: String
  /// `StubX()` calls the protocol's own `init()`.
  let needsPath: Bool
}
