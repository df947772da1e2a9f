import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Finds requests that hand over other arguments than the registration takes.
struct ArgumentMismatch: AuditRule {
  let identifier = "argument-mismatch"
  let severity = Severity.warning
  let finds =
    "A service that is registered with other argument types, or another number of them, than it is asked with."
  let rationale = """
    The types of the arguments are part of a container's key, exactly as the compiler infers them at both places: a
    subclass, an optional or a literal of another type is another key. Nothing is found then, and only at run time. An
    initializer's parameters are checked by the compiler, and convert.
    """

  let triggering: [RuleExample] = [
    """
    import Swinject

    final class Receipt { init(number: Int) {} }
    final class AppAssembly: Assembly {
      func assemble(container: Container) {
        container.register(Receipt.self) { (_: Resolver, number: Int) in Receipt(number: number) }
      }
    }
    final class Checkout {
      func pay(number: String, copies: Int, resolver: Resolver) {
        _ = ↓resolver.resolve(Receipt.self, argument: number)
        _ = ↓resolver.resolve(Receipt.self)!
        _ = ↓resolver.resolve(Receipt.self, arguments: copies, copies)!
      }
    }
    let assembler = Assembler([AppAssembly()])
    """
  ]

  let nonTriggering: [RuleExample] = [
    """
    import Swinject

    final class Receipt { init(number: Int) {} }
    final class AppAssembly: Assembly {
      func assemble(container: Container) {
        container.register(Receipt.self) { (_: Resolver, number: Int) in Receipt(number: number) }
      }
    }
    final class Checkout {
      func pay(number: Int, resolver: Resolver) {
        _ = resolver.resolve(Receipt.self, argument: number)
        _ = resolver.resolve(Receipt.self, argument: unread(number))!
      }
    }
    let assembler = Assembler([AppAssembly()])
    """,
    """
    import Swinject

    final class Receipt { init(number: Int) {} }
    func fill(_ container: Container) {
      container.register(Receipt.self) { _, number in Receipt(number: number) }
      container.register(Receipt.self) { _ in Receipt(number: 0) }
    }
    func use(_ resolver: Resolver) {
      _ = resolver.resolve(Receipt.self)
      _ = resolver.resolve(Receipt.self, argument: 1)
    }
    fill(Container())
    """,
  ]

  static func isMismatch(_ miss: ContainerRequest.NearMiss) -> Bool {
    if case .arguments = miss.reason { return true }
    return false
  }

  func findings(in subject: AuditSubject) -> [Finding] {
    let survey = RegistrationSurvey(subject)
    return survey.graph.requests.compactMap { request in
      guard case .missing(let misses) = request.answer, !request.isForTests, survey.isProduct(request.site) else {
        return nil
      }
      let mismatches = misses.filter(Self.isMismatch)
      guard let first = mismatches.first, case .arguments(let types) = first.reason else { return nil }
      let severity: Severity
      switch survey.lack(of: request) {
      case .stops: severity = survey.hasEntryPoint ? .error : .warning
      case .isNil, .wrapped: severity = .warning
      }
      let wanted = list(types, survey)
      return survey.finding(
        of: self, severity: severity, for: request,
        message:
          "\(survey.title(of: request.key)) is registered with \(wanted) and asked for with "
          + "\(list(request.arguments, survey)): nothing is found",
        notes: mismatches.prefix(3).map { miss in
          let object = survey.graph.objects[miss.object]
          return FindingNote("'\(object.title)' is registered here", at: survey.place(of: object))
        },
        help: types.isEmpty
          ? "ask for it without arguments"
          : "hand over \(wanted), exactly of \(types.count == 1 ? "this type" : "these types")")
    }
  }

  private func list(_ types: [ResolvedType], _ survey: RegistrationSurvey) -> String {
    guard !types.isEmpty else { return "no arguments" }
    let names = types.map { type in
      if case .unknown = type { return "_" }
      return survey.subject.program.describe(type)
    }
    return "(\(names.joined(separator: ", ")))"
  }
}
