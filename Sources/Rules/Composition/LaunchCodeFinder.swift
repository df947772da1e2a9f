import HandwireFacts

/// Finds the launch code of entry points: what runs once, before there is anything that could hand objects over.
struct LaunchCodeFinder: Sendable {
  struct LaunchCode: Sendable {
    let path: String
    /// Indices into the facts' `bodies`.
    let bodies: Set<Int>
    let why: String
  }

  private struct Location {
    let file: Int
    let body: Int
  }

  /// Sorted by path.
  func launchCode(of files: [ModuleFile]) -> [LaunchCode] {
    var entryTypes: Set<String> = []
    var found: [Int: (bodies: Set<Int>, why: String)] = [:]
    for (index, file) in files.enumerated() {
      entryTypes.formUnion(Self.entryTypes(of: file.facts))
      guard file.path == "main.swift" || file.path.hasSuffix("/main.swift") else { continue }
      let top = file.facts.bodies.indices.filter { file.facts.bodies[$0].enclosure == nil }
      if !top.isEmpty { found[index] = (Set(top), "launch code") }
    }
    for (type, locations) in Self.bodies(of: entryTypes, in: files) {
      for location in Self.reached(among: locations, in: files) {
        found[location.file, default: ([], "launch code of \(type)")].bodies.insert(location.body)
      }
    }
    return found.sorted { $0.key < $1.key }
      .map { LaunchCode(path: files[$0.key].path, bodies: $0.value.bodies, why: $0.value.why) }
  }

  private static let delegates: Set<String> = [
    "INExtension", "NEAppProxyProvider", "NEAppPushProvider", "NEPacketTunnelProvider", "NSApplicationDelegate",
    "UIApplicationDelegate", "UNNotificationServiceExtension", "UISceneDelegate", "UIWindowSceneDelegate",
    "WKApplicationDelegate", "WKExtensionDelegate",
  ]
  private static let entryAttributes: Set<String> = ["main", "NSApplicationMain", "UIApplicationMain"]

  /// Names of top-level types that the system starts the program with.
  static func entryTypes(of facts: FileFacts) -> Set<String> {
    let details = EnclosureDetails(facts)
    return Set(
      facts.enclosures.indices.compactMap { index in
        let enclosure = facts.enclosures[index]
        guard enclosure.parent == nil, enclosure.kind != .protocol else { return nil }
        let inherited = details.inheritedNames(of: index)
        let attributes = details[index]?.header.attributes ?? []
        let isEntry =
          attributes.contains { entryAttributes.contains($0.name) } || inherited.contains(where: delegates.contains)
          || (inherited.contains("App") && facts.imports.contains { $0.module == "SwiftUI" })
        return isEntry ? enclosure.name : nil
      })
  }

  /// Sorted by name of the type.
  private static func bodies(of types: Set<String>, in files: [ModuleFile]) -> [(String, [Location])] {
    guard !types.isEmpty else { return [] }
    var byType: [String: [Location]] = [:]
    for (index, file) in files.enumerated() {
      let facts = file.facts
      for (number, body) in facts.bodies.enumerated() {
        var outer = body.enclosure
        while let parent = outer.flatMap({ facts.enclosures[$0].parent }) { outer = parent }
        guard let outer, types.contains(facts.enclosures[outer].name) else { continue }
        byType[facts.enclosures[outer].name, default: []].append(Location(file: index, body: number))
      }
    }
    return byType.sorted { $0.key < $1.key }
  }

  /// What runs at launch, and the members of the same type that it calls.
  private static func reached(among locations: [Location], in files: [ModuleFile]) -> [Location] {
    var byName: [String: [Location]] = [:]
    for location in locations {
      byName[baseName(of: files[location.file].facts.bodies[location.body]), default: []].append(location)
    }
    var pending = locations.filter { isLaunch(files[$0.file].facts.bodies[$0.body]) }
    var names = Set(pending.map { baseName(of: files[$0.file].facts.bodies[$0.body]) })
    var reached: [Location] = []
    while let location = pending.popLast() {
      reached.append(location)
      let facts = files[location.file].facts
      for node in facts.code[facts.bodies[location.body].root].all {
        let isOwn = node.kind == .name || (node.kind == .member && node.firstChild?.path == ["self"])
        guard isOwn, let members = byName[node.text], names.insert(node.text).inserted else { continue }
        pending += members
      }
    }
    return reached
  }

  private static func baseName(of body: BodyFact) -> String {
    // The many `application(…)` of a delegate are told apart by their labels.
    body.name.hasPrefix("application(") || body.name.hasPrefix("scene(")
      ? body.name : String(body.name.prefix { $0 != "(" })
  }

  private static func isLaunch(_ body: BodyFact) -> Bool {
    switch body.role {
    case .initializer, .initialValue, .attribute: return true
    case .getter: return body.name == "body"
    case .function:
      return launchFunctions.contains(body.name) || body.name.contains("FinishLaunching")
        || (body.name.hasPrefix("scene(") && body.name.contains("willConnectTo:"))
    case .deinitializer, .setter, .observer, .defaultArgument, .statement: return false
    }
  }

  private static let launchFunctions: Set<String> = [
    "didReceive(_:withContentHandler:)", "main()", "application(_:configurationForConnecting:options:)",
  ]
}
