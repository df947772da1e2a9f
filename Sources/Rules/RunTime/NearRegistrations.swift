import HandwireFacts
import HandwireFindings
import HandwireProject
import HandwireReaders

/// What stands where a registration should, told so that it can be mended.
struct NearRegistrations {
  /// `nothing registers 'API' (name: "Open")`
  let claim: String
  /// At most three.
  let notes: [FindingNote]
  let help: String?

  init(_ misses: [ContainerRequest.NearMiss], to request: ContainerRequest, _ survey: RegistrationSurvey) {
    let title = survey.title(of: request.key)
    let wanted = Self.name(request.key.name)
    // Names that are most like the one asked for come first.
    let ordered = misses.enumerated().sorted { left, right in
      let (one, other) = (Self.weight(left.element, wanted), Self.weight(right.element, wanted))
      return one == other ? left.offset < right.offset : one < other
    }.map(\.element)
    notes = ordered.prefix(3).map { miss in
      FindingNote(Self.note(on: miss, survey), at: survey.place(of: survey.graph.objects[miss.object]))
    }
    guard let nearest = ordered.first else {
      claim = "nothing registers \(title)"
      help = Self.registering(request, survey)
      return
    }
    let object = survey.graph.objects[nearest.object]
    switch nearest.reason {
    case .name(let name):
      let names = Set(misses.compactMap(Self.knownName)).sorted()
      claim =
        names.isEmpty
        ? "nothing registers \(title)"
        : "nothing registers \(title); known names are \(names.map(RegistrationSurvey.literal).joined(separator: ", "))"
      help =
        switch name {
        case .none: "ask without a name, as it is registered"
        case .fixed(let known): "ask for it by its name: name: \(RegistrationSurvey.literal(known))"
        case .computed: nil
        }
    case .optionality:
      claim = "nothing registers \(title), only '\(object.title)'"
      help = "ask for \(object.title) and take it as an optional, or register \(title)"
    case .arguments:
      claim = "nothing registers \(title) with these arguments"
      help = nil
    case .neverRun(let why):
      claim = "\(title) is registered only where nothing runs: \(why)"
      help = object.site.owner.map { "apply it: add \($0.dottedName)() to the assemblies of the Assembler" }
    case .testsOnly:
      claim = "\(title) is registered for tests only"
      help = Self.registering(request, survey)
    case .promise:
      claim = "\(title) is promised, and nothing that was read keeps the promise"
      help = Self.registering(request, survey)
    }
  }

  private static func name(_ name: ContainerKey.Name) -> String? {
    if case .fixed(let name) = name { return name }
    return nil
  }

  private static func knownName(_ miss: ContainerRequest.NearMiss) -> String? {
    if case .name(let name) = miss.reason { return Self.name(name) }
    return nil
  }

  /// Lower is nearer.
  private static func weight(_ miss: ContainerRequest.NearMiss, _ wanted: String?) -> Int {
    switch miss.reason {
    case .promise: 0
    case .neverRun: 1
    case .testsOnly: 2
    case .arguments: 3
    case .optionality: 4
    case .name(let name):
      if let wanted, let known = Self.name(name) {
        10 + min(NearestName.distance(Array(wanted.lowercased()), Array(known.lowercased())), 100)
      } else {
        50
      }
    }
  }

  private static func note(on miss: ContainerRequest.NearMiss, _ survey: RegistrationSurvey) -> String {
    let title = survey.graph.objects[miss.object].title
    switch miss.reason {
    case .optionality: return "'\(title)' is registered, which the container takes for another key"
    case .name(.none): return "'\(title)' is registered without a name"
    case .name: return "'\(title)' is registered"
    case .arguments(let types):
      return "'\(title)' is registered with (\(types.map(survey.subject.program.describe).joined(separator: ", ")))"
    case .neverRun(let why): return "'\(title)' is registered, but \(why)"
    case .testsOnly: return "'\(title)' is registered for tests"
    case .promise: return "'\(title)' is promised"
    }
  }

  private static func registering(_ request: ContainerRequest, _ survey: RegistrationSurvey) -> String? {
    guard let type = request.key.written.map({ "\($0)" }) ?? known(request.key.type, survey) else { return nil }
    switch request.library {
    case .factory:
      guard let member = request.key.member else { return nil }
      return "keep it at launch: \(request.key.container?.lastName ?? "Container").shared.\(member).register { … }"
    case .resolver: return "register it: register { … as \(type) }"
    case .swinject, .dip:
      var name = ""
      if case .fixed(let known) = request.key.name { name = ", name: \(RegistrationSurvey.literal(known))" }
      return "register it: container.register(\(type).self\(name)) { r in … }"
    case .needle, .swiftDependencies, .handwire, .homeMade: return nil
    }
  }

  private static func known(_ type: ResolvedType, _ survey: RegistrationSurvey) -> String? {
    if case .unknown = type { return nil }
    return survey.subject.program.describe(type)
  }
}
