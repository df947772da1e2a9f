import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Finds registrations that keep what they made with somebody's argument.
struct CachedWithArgument: AuditRule {
  let identifier = "cached-with-argument"
  let severity = Severity.warning
  let finds =
    "A registration that takes an argument and keeps what it makes: the second caller gets the first one's object."
  let rationale = """
    A container keeps one object for a registration, whatever it was asked with. Who asks for trip 2 is given the screen
    of trip 1, without a word. What depends on an argument is made for each call, or kept by the argument.
    """

  let triggering: [RuleExample] = [
    """
    import Swinject

    struct Trip {}
    final class TripModel { init(trip: Trip) {} }
    final class AppAssembly: Assembly {
      func assemble(container: Container) {
        ↓container.register(TripModel.self) { (_: Resolver, trip: Trip) in TripModel(trip: trip) }
          .inObjectScope(.container)
      }
    }
    """,
    """
    import FactoryKit

    final class TripModel { init(id: Int) {} }
    extension Container {
      var ↓trip: ParameterFactory<Int, TripModel> { self { TripModel(id: $0) }.shared }
      var ↓other: ParameterFactory<Int, TripModel> { self { id in TripModel(id: id) }.singleton }
    }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    import Swinject

    struct Trip {}
    final class TripModel { init(trip: Trip) {} }
    final class AppAssembly: Assembly {
      func assemble(container: Container) {
        container.register(TripModel.self) { (_: Resolver, trip: Trip) in TripModel(trip: trip) }
          .inObjectScope(.transient)
      }
    }
    """,
    """
    import FactoryKit

    final class TripModel { init(id: Int) {} }
    final class Log {}
    extension Container {
      var trip: ParameterFactory<Int, TripModel> { self { TripModel(id: $0) }.scopeOnParameters.cached }
      var other: ParameterFactory<Int, TripModel> { self { TripModel(id: $0) } }
      var log: Factory<Log> { self { Log() }.singleton }
    }
    """,
    """
    import Swinject

    final class Log {}
    func fill(container: Container) {
      container.register(Log.self) { (_: Resolver, _: Int) in Log() }.inObjectScope(.container)
    }
    """,
  ]

  func findings(in subject: AuditSubject) -> [Finding] {
    let survey = RegistrationSurvey(subject)
    return survey.graph.objects.compactMap { object in
      guard object.lifetime.isKept, survey.isProduct(object), takesArgument(object),
        !CallChain(after: object.registration.node).links.contains(where: { $0.name == "scopeOnParameters" })
      else { return nil }
      let types = object.registration.arguments.map { type -> String in
        if case .unknown = type { return "_" }
        return subject.program.describe(type)
      }
      let arguments = types.isEmpty ? "arguments" : "(\(types.joined(separator: ", ")))"
      return survey.finding(
        of: self, for: object,
        message:
          "'\(object.title)' is made with \(arguments) and \(object.lifetime.word): "
          + "whoever asks with another argument gets the first one's object",
        help: help(object.registration.library))
    }
  }

  private func help(_ library: InjectionLibrary) -> String? {
    switch library {
    case .swinject: "make it anew for each argument: .inObjectScope(.transient)"
    case .factory: "keep one for each argument: .scopeOnParameters, or make it anew: .unique"
    case .resolver: "make it anew for each argument: .scope(.unique)"
    case .needle, .swiftDependencies, .dip, .handwire, .homeMade: nil
    }
  }

  /// One that what is made depends on.
  private func takesArgument(_ object: RegisteredObject) -> Bool {
    let registration = object.registration
    guard let factory = registration.factory else { return false }
    let parameters = factory.kind == .closure ? factory.children.filter { $0.kind == .parameter } : []
    switch registration.library {
    case .swinject:
      guard object.hasKnownArguments, !registration.arguments.isEmpty else { return false }
      return parameters.isEmpty || uses(Array(parameters.dropFirst()), factory)
    case .factory:
      guard !registration.arguments.isEmpty else { return false }
      return parameters.isEmpty || uses(parameters, factory)
    case .resolver: return parameters.count == 2 && uses(Array(parameters.dropFirst()), factory)
    case .needle, .swiftDependencies, .dip, .handwire, .homeMade: return false
    }
  }

  private func uses(_ parameters: [CodeNode], _ factory: CodeNode) -> Bool {
    let names = Set(parameters.map(\.text)).subtracting(["_", ""])
    return factory.all.contains { $0.kind == .name && names.contains($0.text) }
  }
}
