import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Finds keys that are registered twice with one container.
struct DuplicateRegistration: AuditRule {
  let identifier = "duplicate-registration"
  let severity = Severity.error
  let finds = "Two registrations of one key with one container, both always run, and neither declared an override."
  let rationale = """
    The later one wins, silently, for everybody. Which one is later is decided by the order of assemblies or of two calls
    in a file far away, and changes with it. In one place that builds the graph, two of a kind have two names.
    """

  let triggering: [RuleExample] = [
    """
    // File: Sources/Core/CoreAssembly.swift
    import Swinject

    public protocol Clock {}
    final class RealClock: Clock {}
    public final class CoreAssembly: Assembly {
      public init() {}
      public func assemble(container: Container) { container.register(Clock.self) { _ in RealClock() } }
    }
    // File: Sources/Feature/FeatureAssembly.swift
    import Core
    import Swinject

    final class FakeClock: Clock {}
    public final class FeatureAssembly: Assembly {
      public init() {}
      public func assemble(container: Container) { ↓container.register(Clock.self) { _ in FakeClock() } }
    }
    // File: Sources/App/Launch.swift
    import Core
    import Feature
    import Swinject

    let assembler = Assembler([CoreAssembly(), FeatureAssembly()])
    """,
    """
    import Swinject

    final class Log {}
    final class Clock {}
    extension Container {
      func registerCore() { register(Log.self) { _ in Log() } }
      func registerMore() {
        ↓register(Log.self) { _ in Log() }
        register(Clock.self) { _ in Clock() }
        ↓register(Clock.self) { _ in Clock() }
      }
    }
    func launch() -> Container {
      let container = Container()
      container.registerCore()
      container.registerMore()
      return container
    }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    import Swinject

    protocol Clock {}
    final class RealClock: Clock {}
    final class FakeClock: Clock {}
    final class AppAssembly: Assembly {
      func assemble(container: Container) {
        container.register(Clock.self) { _ in RealClock() }
        container.register(Clock.self, name: "stopped") { _ in FakeClock() }
      }
    }
    let assembler = Assembler([AppAssembly()])
    """,
    """
    import Swinject

    protocol Clock {}
    final class RealClock: Clock {}
    final class FakeClock: Clock {}
    final class AppAssembly: Assembly {
      let isStopped = false
      func assemble(container: Container) {
        if isStopped {
          container.register(Clock.self) { _ in FakeClock() }
        } else {
          container.register(Clock.self) { _ in RealClock() }
        }
        let child = Container(parent: container)
        container.register(Int.self) { _ in 1 }
        child.register(Int.self) { _ in 2 }
        #if DEBUG
          container.register(String.self) { _ in "debug" }
        #else
          container.register(String.self) { _ in "release" }
        #endif
        container.register(RealClock.self) { (_: Resolver, _: Int) in RealClock() }
        container.register(RealClock.self) { _ in RealClock() }
      }
    }
    final class OtherAssembly: Assembly {
      func assemble(container: Container) { container.register(Clock.self) { _ in FakeClock() } }
    }
    let assembler = Assembler([AppAssembly()])
    let other = Assembler([OtherAssembly()])
    """,
    """
    import Swinject

    final class Log {}
    func registerApp(_ container: Container) { container.register(Log.self) { _ in Log() } }
    func registerWidget(_ container: Container) { container.register(Log.self) { _ in Log() } }
    func launch(isWidget: Bool) -> Container {
      let container = Container()
      if isWidget { registerWidget(container) } else { registerApp(container) }
      return container
    }
    let first = { () -> Container in
      let container = Container()
      container.register(Log.self) { _ in Log() }
      return container
    }
    """,
  ]

  private struct Key: Hashable {
    var library: InjectionLibrary
    var type: RequestKey
    var name: ContainerKey.Name
    var arguments: [RequestKey]
  }

  func findings(in subject: AuditSubject) -> [Finding] {
    let survey = RegistrationSurvey(subject)
    var groups: [Key: [Int]] = [:]
    for (index, object) in survey.graph.objects.enumerated() {
      guard object.reach.isUnconditional, survey.isProduct(object), let key = key(of: object) else { continue }
      groups[key, default: []].append(index)
    }
    let repeated = groups.filter { $0.value.count > 1 }
    guard !repeated.isEmpty else { return [] }
    let steps = Dictionary(
      grouping: RegistrationCallers(survey).steps(of: repeated.values.flatMap(\.self).sorted()), by: \.object)
    return repeated.values.flatMap { findings(among: $0, steps, survey) }
  }

  private func key(of object: RegisteredObject) -> Key? {
    let registration = object.registration
    switch registration.library {
    case .swinject, .resolver, .dip: break
    case .factory, .needle, .swiftDependencies, .handwire, .homeMade: return nil
    }
    guard !registration.isOverride, object.hasKnownArguments || registration.library == .resolver,
      registration.key.member == nil, let type = RequestKey(registration.key.type)
    else { return nil }
    if case .computed = registration.key.name { return nil }
    let arguments = registration.arguments.compactMap { RequestKey($0) }
    guard arguments.count == registration.arguments.count else { return nil }
    return Key(library: registration.library, type: type, name: registration.key.name, arguments: arguments)
  }

  private func findings(
    among group: [Int], _ steps: [Int: [RegistrationCallers.Step]], _ survey: RegistrationSurvey
  ) -> [Finding] {
    var applied: [RegistrationCallers.Application: [RegistrationCallers.Step]] = [:]
    for step in group.flatMap({ steps[$0] ?? [] }) { applied[step.application, default: []].append(step) }
    // An object is told once, with the one that it replaces.
    var replaced: [Int: Int] = [:]
    for steps in applied.values {
      let ordered = steps.sorted { ($0.order, $0.object) < ($1.order, $1.object) }
      for (earlier, later) in zip(ordered, ordered.dropFirst()) where earlier.object != later.object {
        replaced[later.object] = min(replaced[later.object] ?? .max, earlier.object)
      }
    }
    return replaced.sorted { $0.key < $1.key }.map { later, earlier in
      let object = survey.graph.objects[later]
      let title = survey.title(of: object.registration.key)
      return survey.finding(
        of: self, for: object,
        message: "\(title) is registered twice with one container: this one silently replaces the other",
        notes: [FindingNote("the one that it replaces", at: survey.place(of: survey.graph.objects[earlier]))],
        help: help(object))
    }
  }

  private func help(_ object: RegisteredObject) -> String {
    guard object.registration.library == .swinject, object.registration.key.name == .none,
      let type = object.registration.key.written
    else { return "remove one of them, or give one another name" }
    return "remove one of them, or give one a name: register(\(type).self, name: \"…\")"
  }
}
