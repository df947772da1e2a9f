import HandwireFacts
import HandwireFindings

/// Where the body of a call runs, seen from a caller with an isolation of its own.
enum CalleeDomain {
  /// Where the caller runs; what it is given stays in the caller's region.
  case callers
  /// Beside the caller, on no actor (an async nonisolated function).
  case concurrent
  /// On an actor of its own, which keeps what it is given; also a synchronous initializer of an actor.
  case actor
  /// On another global actor.
  case globalActor(String)
}

/// Tells domains of callees apart, by isolation, effects, and the settings of the module that declares them.
struct CalleeDomains {
  private let program: Program
  /// Paths of files whose async functions run where their caller does (SE-0461).
  private let nonsendingFiles: Set<String>

  init(program: Program) {
    self.program = program
    let modules = program.modules.filter { $0.settings.features.contains("NonisolatedNonsendingByDefault") }
    nonsendingFiles = Set(modules.flatMap(\.files).map(\.path))
  }

  func domain(of callable: Callable, from caller: Isolation) -> CalleeDomain {
    switch callable.isolation {
    case .globalActor(let actor): return caller == .globalActor(actor) ? .callers : .globalActor(actor)
    case .actorInstance: return .actor
    case .nonisolated: break
    }
    if callable.origin != .staticFunction, case .actor = program.kind(of: callable.result.withoutOptional) {
      return .actor
    }
    guard callable.isAsync, caller != .nonisolated else { return .callers }
    switch callable.execution {
    case .beside: return .concurrent
    case .withCaller: return .callers
    case nil: return nonsendingFiles.contains(callable.place.path) ? .callers : .concurrent
    }
  }
}
