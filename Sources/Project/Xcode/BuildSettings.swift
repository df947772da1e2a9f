import HandwireFacts

/// Build settings of a target in layers, the first of which wins: target, its xcconfig, project, its xcconfig, Xcode's own.
///
/// Conditional settings (`NAME[sdk=…]`) are not looked at.
struct BuildSettings: Sendable {
  private let layers: [[String: String]]

  init(layers: [[String: String]]) { self.layers = layers }

  /// `nil` where no layer has it or where it needs something unknown, such as a variable of the environment.
  func value(of key: String) -> String? { value(of: key, from: 0, depth: 0) }

  func isOn(_ key: String) -> Bool { value(of: key)?.uppercased() == "YES" }

  /// Keys of all layers that start so, sorted.
  func keys(startingWith prefix: String) -> [String] {
    Set(layers.flatMap(\.keys).filter { $0.hasPrefix(prefix) }).sorted()
  }

  /// How Xcode's settings change what code means; features sorted.
  var moduleSettings: ModuleSettings {
    let version = value(of: "SWIFT_VERSION") ?? ""
    var features: [String] = []
    for key in keys(startingWith: BuildSettings.upcoming) where isOn(key) {
      features.append(BuildSettings.feature(named: key.dropFirst(BuildSettings.upcoming.count)))
    }
    if isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features += BuildSettings.approachable }
    let settings = ModuleSettings(
      isMainActorByDefault: value(of: "SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor",
      languageMode: (version.split(separator: ".").first.flatMap { Int($0) } ?? 5) >= 6 ? 6 : 5, features: features)
    let flags = (value(of: "OTHER_SWIFT_FLAGS") ?? "").split(separator: " ").map {
      String($0.filter { $0 != "\"" && $0 != "'" })
    }
    return CompilerFlags(flags).applied(to: settings)
  }

  private static let upcoming = "SWIFT_UPCOMING_FEATURE_"
  /// Xcode 26, "Approachable Concurrency".
  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  private static func feature(named setting: Substring) -> String {
    switch setting {
    case "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference"
    case "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations"
    default: setting.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
    }
  }

  /// Settings that name each other in a circle have no value.
  private func value(of key: String, from first: Int, depth: Int) -> String? {
    guard depth < 16, let layer = layers.indices.dropFirst(first).first(where: { layers[$0][key] != nil }),
      let text = layers[layer][key]
    else { return nil }
    return expanded(text, key: key, layer: layer, depth: depth)
  }

  /// `$(NAME)`, `${NAME:modifier}` and `$(inherited)` replaced.
  private func expanded(_ text: String, key: String, layer: Int, depth: Int) -> String? {
    guard text.contains("$") else { return text }
    guard depth < 16 else { return nil }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let open = rest.index(after: dollar)
      guard open < rest.endIndex, rest[open] == "(" || rest[open] == "{" else {
        result += "$"
        rest = rest[open...]
        continue
      }
      guard let close = BuildSettings.close(of: open, in: rest),
        let inner = expanded(
          String(rest[rest.index(after: open)..<close]), key: key, layer: layer, depth: depth + 1)
      else { return nil }
      let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      let name = parts.first ?? ""
      let found =
        name == "inherited"
        ? value(of: key, from: layer + 1, depth: depth + 1) ?? "" : value(of: name, from: 0, depth: depth + 1)
      guard let value = parts.dropFirst().reduce(found, BuildSettings.modified) else { return nil }
      result += value
      guard result.utf8.count < 65536 else { return nil }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static func close(of open: Substring.Index, in text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text[open...].indices {
      switch text[index] {
      case "(", "{": depth += 1
      case ")", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  private static func modified(_ value: String?, by modifier: String) -> String? {
    if modifier.hasPrefix("default=") {
      return value.flatMap { $0.isEmpty ? nil : $0 } ?? String(modifier.dropFirst("default=".count))
    }
    guard let value else { return nil }
    switch modifier {
    case "c99extidentifier", "identifier": return ModuleName.of(value)
    case "rfc1034identifier": return String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    default: return value
    }
  }
}
