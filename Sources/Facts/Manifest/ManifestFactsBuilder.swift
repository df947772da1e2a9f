/// Turns the evaluated `package` of a manifest into facts, and says what of it is unknown.
struct ManifestFactsBuilder {
  var facts: ManifestFacts

  mutating func build(from value: ManifestValue?) {
    guard case .object(let package)? = value, package.name == "Package" else {
      if case .unknown(let part)? = value {
        facts.unresolved.append(part)
      } else {
        note("the manifest has no 'let package = Package(…)'", at: Position(line: 1, column: 1))
      }
      return
    }
    facts.name = string(package["name"], of: package)
    facts.languageModes = languageModes(package)
    facts.dependencies = objects(package["dependencies"], of: package).compactMap { dependency($0) }
    facts.products = objects(package["products"], of: package).compactMap { product($0) }
    facts.targets = objects(package["targets"], of: package).compactMap { target($0) }
    facts.unresolved = Array(Set(facts.unresolved)).sorted {
      ($0.position, $0.reason) < ($1.position, $1.reason)
    }
  }

  mutating func note(_ reason: String, at position: Position) {
    facts.unresolved.append(UnresolvedManifestPart(reason: reason, position: position))
  }

  /// `nil` for an argument that is absent, `nil` or unknown; what is unknown is noted.
  mutating func string(_ value: ManifestValue?, of object: ManifestObject) -> String? {
    switch value {
    case .string(let text)?: return text
    case nil, ManifestValue.none?: return nil
    case .unknown(let part)?: facts.unresolved.append(part)
    case .integer, .boolean, .array, .metatype, .object, .closure:
      note("'\(object.name)' has an argument that is not text", at: object.position)
    }
    return nil
  }

  mutating func elements(_ value: ManifestValue?, of object: ManifestObject) -> [ManifestValue] {
    switch value {
    case .array(let elements)?: return elements
    case nil, ManifestValue.none?: break
    case .unknown(let part)?: facts.unresolved.append(part)
    case .string, .integer, .boolean, .metatype, .object, .closure:
      note("'\(object.name)' has an argument that is not a list", at: object.position)
    }
    return []
  }

  mutating func strings(_ value: ManifestValue?, of object: ManifestObject) -> [String] {
    elements(value, of: object).compactMap { string($0, of: object) }
  }

  mutating func objects(_ value: ManifestValue?, of object: ManifestObject) -> [ManifestObject] {
    elements(value, of: object).compactMap { element in
      switch element {
      case .object(let object): return object
      case .unknown(let part): facts.unresolved.append(part)
      case .string, .integer, .boolean, .none, .array, .metatype, .closure:
        note("'\(object.name)' has an element that is not understood", at: object.position)
      }
      return nil
    }
  }

  private mutating func languageModes(_ package: ManifestObject) -> [Int]? {
    guard let value = package["swiftLanguageModes"] ?? package["swiftLanguageVersions"] else { return nil }
    if case .none = value { return nil }
    return objects(value, of: package).compactMap { languageMode($0) }
  }

  /// `.v6`, `.version("6")`
  mutating func languageMode(_ object: ManifestObject) -> Int? {
    let text: String
    if object.name == "version", case .string(let version)? = object.unlabeled.first {
      text = version
    } else {
      text = String(object.name.drop { $0 == "v" })
    }
    let mode = text.split(whereSeparator: { $0 == "." || $0 == "_" }).first.flatMap { Int($0) }
    if mode == nil { note("'\(object.name)' is not a language mode", at: object.position) }
    return mode
  }

  private mutating func dependency(_ object: ManifestObject) -> ManifestPackageDependency? {
    let name = string(object["name"], of: object)
    if let path = string(object["path"], of: object) {
      return ManifestPackageDependency(name: name, location: .path(path))
    }
    if let url = string(object["url"], of: object) { return ManifestPackageDependency(name: name, location: .url(url)) }
    if let identity = string(object["id"], of: object) {
      return ManifestPackageDependency(name: name, location: .registry(identity))
    }
    note("a dependency of the package is not understood", at: object.position)
    return nil
  }

  private mutating func product(_ object: ManifestObject) -> ManifestProduct? {
    let kinds: [String: ManifestProduct.Kind] = [
      "library": .library, "executable": .executable, "plugin": .plugin, "iOSApplication": .executable,
    ]
    guard let kind = kinds[object.name], let name = string(object["name"], of: object) else {
      note("a product of the package is not understood", at: object.position)
      return nil
    }
    return ManifestProduct(name: name, kind: kind, targets: strings(object["targets"], of: object))
  }
}
