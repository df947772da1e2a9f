import HandwireFacts
import HandwireFindings

/// Looks up the types that a blueprint mentions, and says which are not there.
struct TypeReader {
  let program: Program
  private(set) var findings: [Finding] = []

  init(program: Program) { self.program = program }

  /// `unknown` where there is no such type.
  ///
  /// - Parameter mayBeOpen: Whether the compiler finds generic arguments that are not written.
  mutating func type(
    _ expression: TypeExpression, in context: LexicalContext, at place: Place, of declaration: String,
    mayBeOpen: Bool = false
  ) -> ResolvedType {
    switch program.resolve(expression, in: context) {
    case .found(let type):
      guard !mayBeOpen, let (open, parameters) = withoutArguments(type) else { return type }
      findings.append(unsaid(open, parameters, at: place, of: declaration))
      return .unknown("the arguments of '\(open.dottedName)' are not written")
    case .notFound(let name, let candidates):
      findings.append(notFound(name, candidates, in: context, at: place, of: declaration))
      return .unknown("no type named '\(name)' is in reach")
    case .ambiguous(let name, let candidates):
      findings.append(ambiguous(name, candidates, at: place, of: declaration))
      return .unknown("'\(name)' is ambiguous")
    }
  }

  /// A generic type of the program without arguments, and the names of its parameters.
  private func withoutArguments(_ type: ResolvedType) -> (TypeIdentifier, [String])? {
    var pending = [type]
    while let next = pending.popLast() {
      switch next {
      case .nominal(let identifier, let arguments):
        let parameters = program.declarations(of: identifier).first?.fact.genericParameters ?? []
        if arguments.isEmpty, !parameters.isEmpty, !parameters.contains(where: \.isPack) {
          return (identifier, parameters.map(\.name))
        }
        pending += arguments
      case .optional(let inner), .array(let inner), .metatype(let inner), .pack(let inner): pending.append(inner)
      case .dictionary(let key, let value): pending += [key, value]
      case .tuple(let elements): pending += elements.map(\.type)
      case .function(let function): pending += function.parameters + [function.result]
      case .existential, .opaque, .external, .parameter, .unknown: break
      }
    }
    return nil
  }

  private func unsaid(
    _ type: TypeIdentifier, _ parameters: [String], at place: Place, of declaration: String
  ) -> Finding {
    let name = type.dottedName
    return Finding(
      rule: "type-not-found", severity: .error, message: "'\(name)' is generic, and its arguments are not written",
      place: place, notes: [FindingNote("\(name) is declared here", at: program.declarations(of: type).first?.place)],
      help: "write '\(name)<\(parameters.joined(separator: ", "))>' with types in place of the parameters",
      declaration: declaration, subject: name)
  }

  private func notFound(
    _ name: String, _ candidates: [TypeIdentifier], in context: LexicalContext, at place: Place,
    of declaration: String
  ) -> Finding {
    let near = candidates.prefix(3)
    return Finding(
      rule: "type-not-found", severity: .error,
      message: "no type named '\(name)' is in reach of \(context.enclosing.first?.name ?? context.module)",
      place: place, notes: near.map { note($0, for: name, in: context) },
      help: near.first.flatMap { help($0, for: name, in: context) }, declaration: declaration, subject: name)
  }

  private func note(_ candidate: TypeIdentifier, for name: String, in context: LexicalContext) -> FindingNote {
    let place = program.declarations(of: candidate).first?.place
    let shown = candidate.dottedName
    if case .hidden(let reason, let hidden, _) = program.isVisible(candidate, from: context) {
      return FindingNote("\(shown) of \(candidate.module) is \(reason)", at: hidden)
    }
    if candidate.module != context.module {
      return FindingNote("\(shown) is declared in \(candidate.module)", at: place)
    }
    return FindingNote("\(shown) is declared here", at: place)
  }

  private func help(_ candidate: TypeIdentifier, for name: String, in context: LexicalContext) -> String? {
    if case .hidden = program.isVisible(candidate, from: context) { return nil }
    if candidate.dottedName != name { return "write '\(candidate.dottedName)'" }
    guard candidate.module != context.module else { return nil }
    return "add to \(context.file): import \(candidate.module)"
  }

  private func ambiguous(
    _ name: String, _ candidates: [TypeIdentifier], at place: Place, of declaration: String
  ) -> Finding {
    let spellings = candidates.map { "\($0.module).\($0.dottedName)" }
    return Finding(
      rule: "type-ambiguous", severity: .error, message: "'\(name)' may be \(spellings.joined(separator: " or "))",
      place: place,
      notes: candidates.map {
        FindingNote("\($0.module).\($0.dottedName)", at: program.declarations(of: $0).first?.place)
      },
      help: spellings.first.map { "write the module in front: '\($0)'" }, declaration: declaration, subject: name)
  }
}
