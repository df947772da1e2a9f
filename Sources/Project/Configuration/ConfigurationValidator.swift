import HandwireFindings

/// Checks a configuration key by key and collects what is wrong.
struct ConfigurationValidator {
  let knownRules: [String]
  private(set) var problems: [String] = []

  private static let keys = ["composition", "doubles", "exclude", "limits", "locators", "notLocators", "rules"]

  init(knownRules: [String]) { self.knownRules = knownRules }

  mutating func configuration(of value: JSONValue) -> Configuration {
    guard case .object(let members) = value else {
      problems.append("the configuration has to be an object: { … }")
      return Configuration()
    }
    var configuration = Configuration()
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      switch key {
      case "composition": configuration.composition = strings(value, "composition").map(PathPattern.init)
      case "doubles": configuration.doubles = doubles(value)
      case "exclude": configuration.exclude = strings(value, "exclude").map(PathPattern.init)
      case "rules": configuration.rules = rules(value)
      case "limits": configuration.limits = limits(value)
      case "locators": configuration.locators = locators(value)
      case "notLocators": configuration.notLocators = strings(value, "notLocators")
      default: problems.append(unknown("key", key, among: ConfigurationValidator.keys))
      }
    }
    return configuration
  }

  private mutating func strings(_ value: JSONValue, _ key: String) -> [String] {
    guard case .array(let values) = value, let strings = value.strings, strings.count == values.count else {
      problems.append("'\(key)' has to be a list of strings")
      return []
    }
    return strings
  }

  private mutating func members(_ value: JSONValue, _ key: String) -> [(key: String, value: JSONValue)] {
    guard case .object(let members) = value else {
      problems.append("'\(key)' has to be an object: { \"rule\": … }")
      return []
    }
    let sorted = members.sorted { $0.key < $1.key }
    guard !knownRules.isEmpty else { return sorted }
    return sorted.filter { rule, _ in
      if knownRules.contains(rule) { return true }
      problems.append(unknown("rule", rule, among: knownRules))
      return false
    }
  }

  private mutating func rules(_ value: JSONValue) -> [String: Configuration.RuleWeight] {
    var result: [String: Configuration.RuleWeight] = [:]
    for (rule, value) in members(value, "rules") {
      if let severity = value.string.flatMap(Severity.init(rawValue:)) {
        result[rule] = .severity(severity)
      } else if value == .string("off") {
        result[rule] = .off
      } else {
        problems.append("'rules.\(rule)' has to be \"error\", \"warning\", \"note\" or \"off\"")
      }
    }
    return result
  }

  private mutating func limits(_ value: JSONValue) -> [String: Int] {
    var result: [String: Int] = [:]
    for (rule, value) in members(value, "limits") {
      guard case .number(let number) = value, let limit = Int(exactly: number), limit >= 0 else {
        problems.append("'limits.\(rule)' has to be a whole number, 0 or more")
        continue
      }
      result[rule] = limit
    }
    return result
  }

  private mutating func locators(_ value: JSONValue) -> [Configuration.Locator] {
    guard case .array(let values) = value else {
      problems.append("'locators' has to be a list")
      return []
    }
    return values.enumerated().compactMap { locator($0.element, name: "locators[\($0.offset)]") }
  }

  private mutating func locator(_ value: JSONValue, name: String) -> Configuration.Locator? {
    guard case .object(let members) = value else {
      problems.append("'\(name)' has to be an object: { type: …, members: [ … ] } or { wrapper: … }")
      return nil
    }
    let known = ["members", "type", "wrapper"]
    for key in members.keys.sorted() where !known.contains(key) {
      problems.append(unknown("key", "\(name).\(key)", last: key, among: known))
    }
    if let wrapper = members["wrapper"]?.string, members["type"] == nil { return .wrapper(wrapper) }
    if let type = members["type"]?.string, members["wrapper"] == nil {
      return .type(type, members: members["members"].map { strings($0, "\(name).members") } ?? [])
    }
    problems.append("'\(name)' has to have either a 'type' or a 'wrapper', a string")
    return nil
  }

  private mutating func doubles(_ value: JSONValue) -> Configuration.Doubles {
    guard case .object(let members) = value else {
      if case .array = value { return Configuration.Doubles(names: strings(value, "doubles")) }
      problems.append(
        "'doubles' has to be a list of names or an object: { protocols: [ … ], boundaries: true, module: … }")
      return Configuration.Doubles()
    }
    var doubles = Configuration.Doubles()
    let known = ["boundaries", "module", "protocols"]
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      switch (key, value) {
      case ("protocols", _): doubles.names = strings(value, "doubles.protocols")
      case ("boundaries", .boolean(let isWanted)): doubles.boundaries = isWanted
      case ("boundaries", _): problems.append("'doubles.boundaries' has to be true or false")
      case ("module", .string(let name)): doubles.module = name
      case ("module", _): problems.append("'doubles.module' has to be a string")
      default: problems.append(unknown("key", "doubles.\(key)", last: key, among: known))
      }
    }
    return doubles
  }

  private func unknown(_ what: String, _ name: String, last: String? = nil, among known: [String]) -> String {
    let nearest = NearestName.of(last ?? name, in: known).map { "; did you mean '\($0)'?" }
    return "unknown \(what) '\(name)'\(nearest ?? "; known are \(known.sorted().joined(separator: ", "))")"
  }
}
