extension ManifestFactsBuilder {
  mutating func target(_ object: ManifestObject) -> ManifestTarget? {
    let kinds: [String: ManifestTarget.Kind] = [
      "target": .library, "executableTarget": .executable, "testTarget": .test, "plugin": .plugin, "macro": .macro,
      "systemLibrary": .systemLibrary, "binaryTarget": .binary,
    ]
    guard let kind = kinds[object.name], let name = string(object["name"], of: object) else {
      note("a target of the package is not understood", at: object.position)
      return nil
    }
    var target = ManifestTarget(name: name, kind: kind, position: object.position)
    target.path = string(object["path"], of: object)
    if let sources = object["sources"] {
      if case .none = sources {} else { target.sources = strings(sources, of: object) }
    }
    target.exclude = strings(object["exclude"], of: object)
    target.resources = objects(object["resources"], of: object).compactMap { string($0.unlabeled.first, of: $0) }
    target.dependencies = elements(object["dependencies"], of: object).compactMap { dependency($0, of: object) }
    target.plugins = elements(object["plugins"], of: object).compactMap { plugin($0, of: object) }
    for setting in objects(object["swiftSettings"], of: object) { read(setting, into: &target) }
    target.features = Array(Set(target.features)).sorted()
    target.defines = Array(Set(target.defines)).sorted()
    return target
  }

  private mutating func dependency(_ value: ManifestValue, of target: ManifestObject) -> ManifestTargetDependency? {
    switch value {
    case .string(let name): return .byName(name)
    case .object(let object):
      guard let name = string(object["name"], of: object) else { break }
      switch object.name {
      case "target": return .target(name)
      case "product": return .product(name: name, package: string(object["package"], of: object))
      case "byName": return .byName(name)
      default: break
      }
    case .unknown(let part):
      facts.unresolved.append(part)
      return nil
    case .integer, .boolean, .none, .array, .metatype, .closure: break
    }
    note("a dependency of the target is not understood", at: target.position)
    return nil
  }

  private mutating func plugin(_ value: ManifestValue, of target: ManifestObject) -> String? {
    switch value {
    case .string(let name): return name
    case .object(let object): return string(object["name"], of: object)
    case .unknown(let part): facts.unresolved.append(part)
    case .integer, .boolean, .none, .array, .metatype, .closure: break
    }
    return nil
  }

  private mutating func read(_ setting: ManifestObject, into target: inout ManifestTarget) {
    let decisive = [
      "defaultIsolation", "swiftLanguageMode", "swiftLanguageVersion", "enableUpcomingFeature",
      "enableExperimentalFeature", "define", "unsafeFlags",
    ]
    guard decisive.contains(setting.name) else { return }
    if setting.fields.count > 1 {
      let isDecisive = setting.name != "define" && (setting.name != "unsafeFlags" || changesReading(setting))
      if isDecisive { note("'\(setting.name)' holds only under a condition", at: setting.position) }
      return
    }
    switch (setting.name, setting.unlabeled.first) {
    case (_, .unknown(let part)?): facts.unresolved.append(part)
    case ("defaultIsolation", .metatype(let actor)?): target.isMainActorByDefault = actor == "MainActor"
    case ("defaultIsolation", ManifestValue.none?): target.isMainActorByDefault = false
    case ("swiftLanguageMode", .object(let mode)?), ("swiftLanguageVersion", .object(let mode)?):
      target.languageMode = languageMode(mode)
    case ("enableUpcomingFeature", .string(let feature)?), ("enableExperimentalFeature", .string(let feature)?):
      target.features.append(feature)
    case ("define", .string(let name)?): target.defines.append(name)
    case ("unsafeFlags", .array(let flags)?): read(flags, into: &target)
    default: note("'\(setting.name)' is not understood", at: setting.position)
    }
  }

  /// Whether flags may say what a setting would.
  private func changesReading(_ setting: ManifestObject) -> Bool {
    guard case .array(let flags)? = setting.unlabeled.first else { return true }
    let decisive = [
      "-default-isolation", "-swift-version", "-language-mode", "-enable-upcoming-feature",
      "-enable-experimental-feature",
    ]
    return flags.contains { flag in
      if case .string(let text) = flag { return decisive.contains(text) }
      return true
    }
  }

  /// Compiler flags that say what a setting would.
  private mutating func read(_ flags: [ManifestValue], into target: inout ManifestTarget) {
    var previous = ""
    for flag in flags {
      switch flag {
      case .string(let text):
        switch previous {
        case "-default-isolation": target.isMainActorByDefault = text == "MainActor"
        case "-swift-version", "-language-mode": target.languageMode = Int(text.prefix(1)) ?? target.languageMode
        case "-enable-upcoming-feature", "-enable-experimental-feature": target.features.append(text)
        default: if text.hasPrefix("-D"), text.count > 2 { target.defines.append(String(text.dropFirst(2))) }
        }
        if previous == "-D" { target.defines.append(text) }
        if text != "-Xfrontend" { previous = text }
      case .unknown(let part): facts.unresolved.append(part)
      case .integer, .boolean, .none, .array, .metatype, .object, .closure: break
      }
    }
  }
}
