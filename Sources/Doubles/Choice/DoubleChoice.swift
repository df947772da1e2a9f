import HandwireFacts
import HandwireFindings
import HandwireProject

/// Which protocols and clients of a program get doubles.
public struct DoubleChoice: Sendable {
  /// By module, then path; each once.
  public private(set) var protocols: [TypeIdentifier] = []
  /// Structs of closures.
  public private(set) var clients: [TypeIdentifier] = []
  /// Names that name nothing, and comments where no double can be.
  public private(set) var findings: [Finding] = []

  /// What comments ask for (`// handwire:double`), and what the configuration names.
  /// - Parameters:
  ///   - others: what is chosen for other reasons, such as the protocols of a blueprint's boundaries.
  ///   - modules: names of the modules whose comments count.
  public init(
    in program: Program, configuration: Configuration.Doubles, others: [TypeIdentifier] = [], modules: [String]
  ) {
    var chosen = Set(others)
    let types = ChoosableTypes(in: program)
    for type in types.all where modules.contains(type.identifier.module) {
      guard type.directives.contains("double") else { continue }
      if type.isHidden {
        let reason = "it is private, and a double stands in another file"
        findings.append(DoubleFindings.refused(Refusal(reason: reason, place: type.place), type.identifier))
      } else {
        chosen.insert(type.identifier)
      }
    }
    for name in configuration.names {
      switch types.lookup(name) {
      case .found(let identifier): chosen.insert(identifier)
      case .ambiguous(let candidates): findings.append(Self.ambiguous(name, candidates))
      case .notFound(let nearest): findings.append(Self.notFound(name, nearest))
      }
    }
    for identifier in chosen.sorted() {
      guard let declaration = program.declarations(of: identifier).first else { continue }
      switch declaration.fact.kind {
      case .protocol: protocols.append(identifier)
      case .struct: clients.append(identifier)
      case .class, .enum, .actor:
        findings.append(
          DoubleFindings.refused(
            Refusal(
              reason: "doubles are written for protocols and for structs of closures, and it is neither",
              place: declaration.place), identifier))
      }
    }
  }

  private static let place = Place(path: ConfigurationReader.fileName, line: 1, column: 1)

  private static func notFound(_ name: String, _ nearest: String?) -> Finding {
    Finding(
      rule: "double-not-found", severity: .error,
      message: "'doubles' names '\(name)', and no protocol or struct is called so",
      place: place, help: nearest.map { "write: \"\($0)\"" } ?? "take it off the list", subject: name)
  }

  private static func ambiguous(_ name: String, _ candidates: [TypeIdentifier]) -> Finding {
    let names = candidates.map { "\"\($0.module).\($0.dottedName)\"" }.joined(separator: " or ")
    return Finding(
      rule: "double-not-found", severity: .error, message: "'doubles' names '\(name)', which several modules declare",
      place: place, help: "write: \(names)", subject: name)
  }
}
