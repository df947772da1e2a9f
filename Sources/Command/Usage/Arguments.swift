import HandwireProject

/// The words after a command's name, sorted into its options and its argument.
struct Arguments: Hashable, Sendable {
  private(set) var argument: String?
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// Everything that is wrong, in the order of the words.
  struct Problems: Error, Hashable, Sendable {
    let all: [UsageError]
  }

  /// - Parameter words: without the command's name. `--` makes all that follows an argument.
  init(_ words: [String], usage: CommandUsage) throws(Problems) {
    var problems: [UsageError] = []
    var waiting = words[...]
    var optionsAreOver = false
    while let word = waiting.popFirst() {
      if optionsAreOver || !word.hasPrefix("-") || word == "-" {
        if argument == nil { argument = word } else { problems.append(.tooManyArguments(word, command: usage)) }
        continue
      }
      if word == "--" {
        optionsAreOver = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0]
      guard let option = usage.options.first(where: { $0.name == name }) else {
        problems.append(.unknownOption(name, nearest: NearestName.of(name, in: usage.options.map(\.name) + ["--help"])))
        continue
      }
      guard values[name] == nil || option.isRepeatable, !flags.contains(name) else {
        problems.append(.repeatedOption(name))
        if option.placeholder != nil, parts.count == 1 { _ = waiting.popFirst() }
        continue
      }
      guard option.placeholder != nil else {
        if parts.count > 1 { problems.append(.unwantedValue(option: name)) }
        flags.insert(name)
        continue
      }
      var value = parts.count > 1 ? parts[1] : nil
      if value == nil, let next = waiting.first, !next.hasPrefix("--") { value = waiting.popFirst() }
      guard let value, !value.isEmpty else {
        problems.append(.missingValue(option))
        continue
      }
      if !option.values.isEmpty, !option.values.contains(value) {
        let nearest = NearestName.of(value, in: option.values)
        problems.append(.invalidValue(option: name, value: value, values: option.values, nearest: nearest))
      }
      values[name, default: []].append(value)
    }
    guard problems.isEmpty else { throw Problems(all: problems) }
  }

  func value(of option: String) -> String? { values[option]?.first }
  /// In the order in which they were given.
  func values(of option: String) -> [String] { values[option] ?? [] }
  func has(_ flag: String) -> Bool { flags.contains(flag) }
}
