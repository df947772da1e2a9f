import HandwireFacts
import HandwireReaders

/// What speaks for it that somebody asks for a registration in a way that cannot be followed.
struct AskingEvidence {
  private let survey: RegistrationSurvey
  /// Libraries that code asks for types which only the compiler or the run knows.
  private let open: Set<InjectionLibrary>
  /// Of types, in code that does not register them.
  private var metatypes: Set<String> = []
  /// In types of declarations and locals.
  private var words: Set<String> = []
  /// Of factories that something besides an override speaks of.
  private var members: Set<String> = []
  private let hasStoryboards: Bool

  private struct Mentions: Sendable {
    var metatypes: Set<String> = []
    var words: Set<String> = []
    var members: Set<String> = []
  }

  init(_ survey: RegistrationSurvey, candidates: [Int]) {
    self.survey = survey
    let graph = survey.graph
    open = Set(
      graph.requests.compactMap { request in
        guard RequestKey(request.key.type) == nil, request.key.member == nil,
          let fetch = survey.fetch(of: request), fetch.setting != .container
        else { return nil }
        return request.library
      })
    hasStoryboards = survey.subject.program.modules.contains { module in
      module.files.contains { $0.facts.imports.contains { $0.module == "SwinjectStoryboard" } }
    }
    let names = Set(candidates.compactMap { graph.objects[$0].registration.key.member })
    let own = Dictionary(
      grouping: candidates.filter { graph.objects[$0].registration.key.member != nil }
    ) { graph.objects[$0].site.place.path }.mapValues { indices in
      Set(indices.compactMap { graph.objects[$0].site.body })
    }
    // What registrations name as their key asks for nothing.
    var keys: [String: Set<Int>] = [:]
    for object in graph.objects {
      let node = object.registration.node
      let nodes = node.arguments + CallChain(after: node).links.flatMap(\.arguments)
      keys[object.site.place.path, default: []].formUnion(nodes.lazy.filter { $0.kind == .metatype }.map(\.index))
    }
    let registering = keys
    let found = survey.subject.code.map(modules: survey.subject.program.modules) { file in
      Self.mentions(
        in: file, names: names, own: own[file.path] ?? [], registering: registering[file.path] ?? [])
    }
    for mentions in found {
      metatypes.formUnion(mentions.metatypes)
      words.formUnion(mentions.words)
      members.formUnion(mentions.members)
    }
  }

  func mayBeAsked(_ index: Int) -> Bool {
    let object = survey.graph.objects[index]
    let registration = object.registration
    switch registration.library {
    case .factory:
      guard let member = registration.key.member else { return true }
      return members.contains(member)
    case .swinject, .resolver: break
    case .needle, .swiftDependencies, .dip, .handwire, .homeMade: return true
    }
    let isOpen = open.contains(registration.library) || open.contains(.homeMade)
    for key in [registration.key] + registration.forwarded {
      guard RequestKey(key.type) != nil, let name = key.type.lastName else { return true }
      if metatypes.contains(name) || (isOpen && words.contains(name)) { return true }
      if hasStoryboards, let identifier = key.type.identifier,
        TypeTraits(of: identifier, in: survey.subject.program).isUserInterface
      {
        return true
      }
    }
    return false
  }

  private static func mentions(
    in file: FileCode, names: Set<String>, own: Set<Int>, registering: Set<Int>
  ) -> Mentions {
    var found = Mentions()
    for (index, body) in file.facts.bodies.enumerated() {
      for node in file.facts.code[body.root].all {
        if let type = node.type {
          if node.kind == .metatype {
            if !registering.contains(node.index) { insert(type, &found.metatypes) }
          } else {
            insert(type, &found.words)
          }
        }
        switch node.kind {
        case .keyPath:
          for part in node.text.split(separator: ".") where names.contains(String(part)) {
            found.members.insert(String(part))
          }
        case .name, .member, .implicitMember:
          if names.contains(node.text), !found.members.contains(node.text), !own.contains(index),
            !isOverridden(node), mayBeFactory(node, file)
          {
            found.members.insert(node.text)
          }
        default: break
        }
      }
    }
    words(of: file.facts, &found.words)
    return found
  }

  private static func isOverridden(_ node: CodeNode) -> Bool {
    guard let parent = node.parent, parent.kind == .member else { return false }
    return ["onArg", "onArgs", "onDebug", "onDevice", "onPreview", "onSimulator", "onTest", "register", "reset"]
      .contains(parent.text)
  }

  private static func mayBeFactory(_ node: CodeNode, _ file: FileCode) -> Bool {
    switch file.reference(of: node) {
    case .local, .type, .module, .selfValue, .superValue: return false
    case .members(let members):
      return members.contains { member in
        guard let type = member.property?.type ?? member.function?.result else { return false }
        return "\(type)".contains("Factory<")
      }
    case .globals: return false
    case .unread, .unknown: return true
    }
  }

  private static func insert(_ type: TypeExpression, _ names: inout Set<String>) {
    for word in "\(type)".split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
      names.insert(String(word))
    }
  }

  private static func words(of facts: FileFacts, _ words: inout Set<String>) {
    Self.words(of: facts.properties, facts.functions, &words)
    var pending = facts.extensions.map(\.members) + facts.types.map(\.members)
    while let members = pending.popLast() {
      pending += members.types.map(\.members)
      Self.words(of: members.properties, members.functions, &words)
      for initializer in members.initializers {
        for parameter in initializer.parameters { insert(parameter.type, &words) }
      }
    }
  }

  private static func words(of properties: [PropertyFact], _ functions: [FunctionFact], _ words: inout Set<String>) {
    for property in properties { if let type = property.type { insert(type, &words) } }
    for function in functions {
      for parameter in function.parameters { insert(parameter.type, &words) }
      if let result = function.result { insert(result, &words) }
    }
  }
}
