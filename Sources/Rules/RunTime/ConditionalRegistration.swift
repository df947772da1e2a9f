import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Finds what is registered under a condition and needed without it.
struct ConditionalRegistration: AuditRule {
  let identifier = "conditional-registration"
  let severity = Severity.warning
  let finds = """
    A service that is registered in some `#if` or flag branch only, and asked for, with nothing to fall back on, outside \
    of it.
    """
  let rationale = """
    Whoever develops has the flag, and everything works. Whoever has not is the one for whom the program stops. Register
    one in every branch (one that does nothing will do), or ask under the same condition.
    """

  let triggering: [RuleExample] = [
    """
    import Swinject

    struct Flags { var seatMaps = false }
    final class SeatMap {}
    final class DebugMenu {}
    final class AppAssembly: Assembly {
      let flags = Flags()
      func assemble(container: Container) {
        if flags.seatMaps {
          container.register(SeatMap.self) { _ in SeatMap() }
        }
        #if DEBUG
          container.register(DebugMenu.self) { _ in DebugMenu() }
        #endif
      }
    }
    final class SeatsModel {
      let map: SeatMap
      init(resolver: Resolver) { map = ↓resolver.resolve(SeatMap.self)! }
      func shake(_ resolver: Resolver) { _ = ↓resolver.resolve(DebugMenu.self)! }
    }
    let assembler = Assembler([AppAssembly()])
    """
  ]

  let nonTriggering: [RuleExample] = [
    """
    import Swinject

    struct Flags { var seatMaps = false }
    class SeatMap {}
    final class NoSeatMap: SeatMap {}
    final class DebugMenu {}
    final class AppAssembly: Assembly {
      let flags = Flags()
      func assemble(container: Container) {
        if flags.seatMaps {
          container.register(SeatMap.self) { _ in SeatMap() }
        } else {
          container.register(SeatMap.self) { _ in NoSeatMap() }
        }
        #if DEBUG
          container.register(DebugMenu.self) { _ in DebugMenu() }
        #endif
      }
    }
    final class SeatsModel {
      let map: SeatMap
      init(resolver: Resolver) { map = resolver.resolve(SeatMap.self)! }
      #if DEBUG
        func shake(_ resolver: Resolver) { _ = resolver.resolve(DebugMenu.self)! }
      #endif
    }
    let assembler = Assembler([AppAssembly()])
    """,
    """
    import Swinject

    struct Flags { var seatMaps = false }
    enum Server { case live, staging }
    final class SeatMap {}
    final class API {}
    final class Log {}
    final class AppAssembly: Assembly {
      let flags = Flags()
      let server = Server.live
      func assemble(container: Container) {
        if flags.seatMaps { container.register(SeatMap.self) { _ in SeatMap() } }
        switch server {
        case .live: container.register(API.self) { _ in API() }
        case .staging: container.register(API.self) { _ in API() }
        }
        #if DEBUG
          container.register(Log.self) { _ in Log() }
        #elseif BETA
          container.register(Log.self) { _ in Log() }
        #else
          container.register(Log.self) { _ in Log() }
        #endif
      }
    }
    final class SeatsModel {
      let flags = Flags()
      func show(_ resolver: Resolver) {
        if flags.seatMaps { _ = resolver.resolve(SeatMap.self)! }
        _ = resolver.resolve(SeatMap.self)
        _ = resolver.resolve(API.self)!
        _ = resolver.resolve(Log.self)!
      }
    }
    let assembler = Assembler([AppAssembly()])
    """,
  ]

  func findings(in subject: AuditSubject) -> [Finding] {
    let survey = RegistrationSurvey(subject)
    let graph = survey.graph
    let paths = graph.objects.map { ConditionPath($0.reach) }
    return graph.requests.compactMap { request in
      guard case .objects(let answering) = request.answer, !request.isForTests, survey.isProduct(request.site) else {
        return nil
      }
      // A stand-in of tests or previews answers only there.
      let product = answering.filter { !graph.objects[$0].reach.isForTests }
      guard !product.isEmpty, product.allSatisfy({ !paths[$0].conditions.isEmpty }) else { return nil }
      switch survey.lack(of: request) {
      case .isNil: return nil
      case .stops, .wrapped: break
      }
      let found = product.map { paths[$0] }
      guard !ConditionPath.coverAll(found), found.allSatisfy(isFlag), !isUnderCondition(request, product, survey)
      else { return nil }
      return finding(for: request, product, paths, survey)
    }
  }

  private func finding(
    for request: ContainerRequest, _ objects: [Int], _ paths: [ConditionPath], _ survey: RegistrationSurvey
  ) -> Finding {
    let condition = spelling(paths[objects[0]])
    return survey.finding(
      of: self, for: request,
      message: "\(survey.title(of: request.key)) is registered only \(condition), and is needed here without that",
      notes: objects.prefix(3).map { index in
        FindingNote("registered \(spelling(paths[index]))", at: survey.place(of: survey.graph.objects[index]))
      },
      help: "register one for the other case too, or ask for it only \(condition)")
  }

  private func spelling(_ path: ConditionPath) -> String {
    path.conditions.map { condition in
      if condition.isBuild { return "in '#if \(condition.holds ? "" : "!")\(condition.text)'" }
      return condition.holds ? "where '\(condition.text)'" : "where '\(condition.text)' does not hold"
    }.joined(separator: " and ")
  }

  /// Platforms and versions decide what a whole file is compiled for, and "unless it is there" covers itself.
  private func isFlag(_ path: ConditionPath) -> Bool {
    path.conditions.allSatisfy { condition in
      let text = condition.text
      return ![
        "#available", "#unavailable", "canImport", "os(", "targetEnvironment(", "swift(", "compiler(", "resolve",
      ]
      .contains { text.contains($0) } && text.contains(where: \.isLetter)
    }
  }

  /// In the same branch, or in code that looks at the same flag somewhere.
  private func isUnderCondition(
    _ request: ContainerRequest, _ objects: [Int], _ survey: RegistrationSurvey
  ) -> Bool {
    let graph = survey.graph
    var names: Set<String> = []
    for index in objects { names.formUnion(ConditionPath(graph.objects[index].reach).names) }
    var lexical = ConditionPath(branches: [], buildConditions: request.site.conditions)
    if let node = survey.fetch(of: request)?.node {
      let around = RegistrationReach.conditions(around: node, path: request.site.place.path)
      lexical.conditions +=
        ConditionPath(branches: around.branches, buildConditions: around.buildConditions).conditions
    }
    if !lexical.names.isDisjoint(with: names) { return true }
    switch request.receiver {
    case .object(let object), .completion(let object):
      if !ConditionPath(graph.objects[object].reach).names.isDisjoint(with: names) { return true }
    case .type(let type):
      // It is made under the same condition.
      let makers = graph.objects(implementedBy: type)
      if !makers.isEmpty, makers.allSatisfy({ !ConditionPath(graph.objects[$0].reach).names.isDisjoint(with: names) }) {
        return true
      }
    case .code: break
    }
    guard let file = survey.file(of: request.site) else { return false }
    let registering = Set(
      objects.compactMap { index -> Int? in
        let site = graph.objects[index].site
        return site.place.path == file.path ? site.body : nil
      })
    for (index, body) in file.facts.bodies.enumerated() where !registering.contains(index) {
      for node in file.facts.code[body.root].all {
        switch node.kind {
        case .name, .member, .implicitMember: if names.contains(node.text) { return true }
        default: break
        }
      }
    }
    return false
  }
}
