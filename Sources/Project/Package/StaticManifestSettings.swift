import HandwireFacts

/// The settings of a package's targets as its manifest spells them out, read without running it.
struct StaticManifestSettings: Sendable {
  private let packageMode: Int
  private let targets: [String: ModuleSettings]

  /// `nil` where the manifest computes something that decides them: only running it tells then.
  init?(text: String) {
    let mentions = { (words: [String]) in words.contains { text.contains($0) } }
    var mode = Self.toolsMode(of: text)
    guard
      mentions([
        "efaultIsolation", "default-isolation", "swiftLanguage", "wiftVersion", "swift-version", "language-mode",
        "Feature", "unsafeFlags", "-enable-",
      ])
    else {
      packageMode = mode
      targets = [:]
      return
    }
    // `package.targets.append(…)`, `target.swiftSettings = …`: statements, which facts do not hold.
    guard !mentions(["package.", ".swiftSettings", "#if"]) else { return nil }

    let facts = FileFactsReader().facts(of: text)
    let constants = Dictionary(
      facts.properties.filter(\.isConstant).compactMap { property in
        property.initialValue.map { (property.header.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
    let packages = facts.properties.compactMap { Call($0.initialValue, named: "Package") }
    guard facts.syntaxErrors.isEmpty, packages.count == 1, let package = packages.first else { return nil }
    for label in ["swiftLanguageModes", "swiftLanguageVersions"] {
      guard let argument = package[label] else { continue }
      guard let modes = Self.elements(of: argument, constants)?.map(Self.mode(of:)), !modes.isEmpty,
        !modes.contains(nil)
      else { return nil }
      mode = modes.compactMap(\.self).max() ?? mode
    }
    var targets: [String: ModuleSettings] = [:]
    for element in package["targets"].map({ Self.elements(of: $0, constants) ?? [.other("")] }) ?? [] {
      guard let target = Call(element), case .stringLiteral(let name)? = target["name"] else { return nil }
      var settings = ModuleSettings(languageMode: mode)
      if let written = target["swiftSettings"] {
        guard let elements = Self.elements(of: written, constants),
          let read = Self.settings(elements, packageMode: mode)
        else { return nil }
        settings = read
      }
      targets[ModuleName.of(name)] = settings
    }
    packageMode = mode
    self.targets = targets
  }

  func settings(ofModule name: String) -> ModuleSettings {
    targets[name] ?? ModuleSettings(languageMode: packageMode)
  }

  /// A call of a type or of an implicit member: `Package(…)`, `.target(…)`.
  private struct Call {
    let name: String
    let arguments: [ArgumentFact]

    init?(_ expression: ExpressionFact?, named name: String? = nil) {
      guard case .call(let callee, let arguments)? = expression else { return nil }
      switch callee {
      case .implicitMember(let member): self.name = member
      case .reference(let path, _) where path.count <= 2: self.name = path.last?.name ?? ""
      case .reference, .metatype, .initializerReference, .call, .stringLiteral, .arrayLiteral, .booleanLiteral, .other:
        return nil
      }
      self.arguments = arguments
      if let name, name != self.name { return nil }
    }

    subscript(label: String) -> ExpressionFact? { arguments.first { $0.label == label }?.value }
  }

  private static func elements(of expression: ExpressionFact, _ constants: [String: ExpressionFact])
    -> [ExpressionFact]?
  {
    switch expression {
    case .arrayLiteral(let elements): return elements
    case .reference(let path, nil):
      guard path.count == 1, case .arrayLiteral(let elements)? = path.first.flatMap({ constants[$0.name] })
      else { return nil }
      return elements
    case .reference, .metatype, .initializerReference, .implicitMember, .call, .stringLiteral, .booleanLiteral, .other:
      return nil
    }
  }

  private static func settings(_ elements: [ExpressionFact], packageMode: Int) -> ModuleSettings? {
    var result = ModuleSettings(languageMode: packageMode)
    var flags: [String] = []
    for element in elements {
      // A second argument is a condition.
      guard let setting = Call(element), setting.arguments.count == 1, let argument = setting.arguments.first?.value
      else { return nil }
      switch (setting.name, argument) {
      case ("defaultIsolation", .metatype(let type)): result.isMainActorByDefault = "\(type)" == "MainActor"
      case ("defaultIsolation", .other("nil")): result.isMainActorByDefault = false
      case ("swiftLanguageMode", _), ("swiftLanguageVersion", _):
        guard let mode = mode(of: argument) else { return nil }
        result.languageMode = mode
      case ("enableUpcomingFeature", .stringLiteral(let name)), ("enableExperimentalFeature", .stringLiteral(let name)):
        result.features.append(name)
      case ("unsafeFlags", .arrayLiteral(let words)):
        for word in words {
          guard case .stringLiteral(let flag) = word else { return nil }
          flags.append(flag)
        }
      case ("define", _), ("interoperabilityMode", _), ("treatAllWarnings", _), ("strictMemorySafety", _): break
      default: return nil
      }
    }
    return CompilerFlags(flags).applied(to: result)
  }

  /// `.v6`, `.version("6")`
  private static func mode(of expression: ExpressionFact) -> Int? {
    let version: String
    switch expression {
    case .implicitMember(let member) where member.hasPrefix("v"): version = String(member.dropFirst())
    case .call(.implicitMember("version"), let arguments):
      guard case .stringLiteral(let text)? = arguments.first?.value else { return nil }
      version = text
    case .implicitMember, .reference, .metatype, .initializerReference, .call, .stringLiteral, .arrayLiteral,
      .booleanLiteral, .other:
      return nil
    }
    return version.split { !$0.isNumber }.first.flatMap { Int($0) }.map { $0 >= 6 ? 6 : 5 }
  }

  /// What `// swift-tools-version: 6.2` implies.
  private static func toolsMode(of text: String) -> Int {
    let line = text.prefix { !$0.isNewline }
    let version = line.split(separator: ":").last?.drop { !$0.isNumber }.prefix { $0.isNumber }
    return version.flatMap { Int($0) }.map { $0 >= 6 ? 6 : 5 } ?? 5
  }
}
