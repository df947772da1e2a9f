import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Finds values in a scope that keeps objects for as long as someone holds them.
struct WeakValueType: AuditRule {
  let identifier = "weak-value-type"
  let severity = Severity.warning
  let finds = "A weak or shared scope on a struct, an enum or a closure, of which nobody can hold the same one."
  let rationale = """
    Such a scope keeps a weak reference, and there is none to a value: each caller gets a new one, as if no scope were
    written, and what one changes the others never see. Make it a class, or make it without a scope and say so.
    """

  let triggering: [RuleExample] = [
    """
    import Swinject

    struct Tick {}
    final class AppAssembly: Assembly {
      func assemble(container: Container) {
        ↓container.register(Tick.self) { _ in Tick() }.inObjectScope(.weak)
      }
    }
    """,
    """
    import FactoryKit

    protocol Ticking {}
    struct Tick: Ticking {}
    extension Container {
      var ↓tick: Factory<any Ticking> { self { Tick() }.shared }
      var ↓make: Factory<() -> Tick> { self { { Tick() } }.shared }
    }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    import Swinject

    final class Tick {}
    final class AppAssembly: Assembly {
      func assemble(container: Container) {
        container.register(Tick.self) { _ in Tick() }.inObjectScope(.weak)
      }
    }
    """,
    """
    import FactoryKit
    import SomeKit

    protocol Ticking {}
    final class Clock: Ticking {}
    struct Tick: Ticking {}
    extension Container {
      var clock: Factory<any Ticking> { self { Clock() }.shared }
      var unread: Factory<any Ticking> { self { SomeKit.Tick() }.shared }
      var tick: Factory<Tick> { self { Tick() }.cached }
      var perhaps: Factory<Clock?> { self { Clock() }.shared }
    }
    """,
  ]

  func findings(in subject: AuditSubject) -> [Finding] {
    let survey = RegistrationSurvey(subject)
    return survey.graph.objects.compactMap { object in
      guard object.lifetime == .whileHeld, survey.isProduct(object),
        let (type, what) = value(object, subject.program)
      else { return nil }
      return survey.finding(
        of: self, for: object,
        message:
          "'\(subject.program.describe(type))' is \(what): the scope of '\(object.title)' keeps none of it, and each caller gets another",
        help: help(object.registration.library, type))
    }
  }

  private func value(_ object: RegisteredObject, _ program: Program) -> (ResolvedType, String)? {
    for type in [object.implementation, object.registration.key.type].compactMap(\.self) {
      let type = type.withoutOptional
      switch program.kind(of: type) {
      case .value:
        switch type {
        case .nominal, .tuple: return (type, "a value")
        // What is bridged to a class of Objective-C may be kept by it.
        case .external, .array, .dictionary, .optional, .metatype, .pack, .existential, .opaque, .function, .parameter,
          .unknown:
          return nil
        }
      case .function: return (type, "a closure")
      case .class, .actor: return nil
      case .protocol, .unknown: continue
      }
    }
    return nil
  }

  private func help(_ library: InjectionLibrary, _ type: ResolvedType) -> String? {
    let name = type.lastName.map { "make \($0) a class, or write " } ?? "write "
    switch library {
    case .swinject: return name + ".inObjectScope(.transient)"
    case .factory: return name + ".unique"
    case .resolver: return name + ".scope(.unique)"
    case .needle, .swiftDependencies, .dip, .handwire, .homeMade: return nil
    }
  }
}
