/// One option of a command.
struct OptionUsage: Hashable, Sendable {
  /// With its dashes: `--output`.
  let name: String
  /// What stands for its value in the help (`DIR`); `nil` for a switch.
  let placeholder: String?
  /// What the value may be; empty for anything.
  let values: [String]
  let help: String
  /// Whether it may be given several times.
  var isRepeatable = false

  static func flag(_ name: String, _ help: String) -> OptionUsage {
    OptionUsage(name: name, placeholder: nil, values: [], help: help)
  }

  static func value(_ name: String, _ placeholder: String, _ help: String) -> OptionUsage {
    OptionUsage(name: name, placeholder: placeholder, values: [], help: help)
  }

  static func choice(_ name: String, _ values: [String], _ help: String) -> OptionUsage {
    OptionUsage(name: name, placeholder: values.joined(separator: "|"), values: values, help: help)
  }

  /// Takes one more value each time it is given.
  static func values(_ name: String, _ placeholder: String, _ help: String) -> OptionUsage {
    OptionUsage(name: name, placeholder: placeholder, values: [], help: help, isRepeatable: true)
  }

  /// As it stands in the help: `--output DIR`.
  var shown: String { placeholder.map { "\(name) \($0)" } ?? name }
}
