import HandwireFacts
import HandwireFindings

/// What can be wrong with a parameter whatever is bound.
enum ParameterFindings {
  private static func finding(
    _ rule: String, _ message: String, _ parameter: Callable.Parameter, _ site: Site, _ program: Program,
    notes: [FindingNote] = [], help: String?
  ) -> Finding {
    Finding(
      rule: rule, severity: .error, message: message, place: parameter.place, notes: notes, help: help,
      declaration: program.describe(site.callable), subject: parameter.name)
  }

  static func inoutParameter(
    _ parameter: Callable.Parameter, of site: Site, _ program: Program
  ) -> Finding {
    finding(
      "inout-parameter",
      "'\(parameter.name)' of \(program.describe(site.callable)) is inout: a graph has no variable to pass", parameter,
      site, program, help: "take the value, or construct '\(program.describe(site.callable.result))' in a provider")
  }

  static func parameterPack(
    _ parameter: Callable.Parameter, of site: Site, _ program: Program
  ) -> Finding {
    finding(
      "parameter-pack",
      "'\(parameter.name)' of \(program.describe(site.callable)) is a parameter pack, whose elements a graph cannot "
        + "tell apart",
      parameter, site, program, help: "construct '\(program.describe(site.callable.result))' in a provider")
  }

  static func genericParameter(
    _ parameter: Callable.Parameter, of site: Site, _ program: Program
  ) -> Finding {
    let result = site.callable.result.withoutOptional
    let owner = program.describe(result)
    var isGeneric = false
    if case .nominal(let identifier, []) = result {
      isGeneric = program.declarations(of: identifier).contains { !$0.fact.genericParameters.isEmpty }
    }
    return finding(
      "type-not-found",
      "the type '\(parameter.spelling)' of '\(parameter.name)' in \(program.describe(site.callable)) is left to its "
        + "caller",
      parameter, site, program,
      help: (isGeneric ? "name the type arguments of '\(owner)' where it is bound, or " : "")
        + "construct '\(owner)' in a provider")
  }

  static func unknownType(
    _ parameter: Callable.Parameter, _ why: String, of site: Site, _ program: Program
  ) -> Finding {
    finding(
      "type-not-found",
      "the type '\(parameter.spelling)' of '\(parameter.name)' in \(program.describe(site.callable)) "
        + "is not known: \(why)",
      parameter, site, program,
      help: "construct '\(program.describe(site.callable.result))' in a provider, where the compiler knows the type")
  }

  static func privateInChild(
    _ parameter: Callable.Parameter, _ binding: BindingDraft, of site: Site, _ program: Program
  ) -> Finding {
    finding(
      "missing-binding",
      "'\(parameter.name): \(program.describe(parameter.type))' reads '\(binding.name)' of a child scope, "
        + "where it is \(binding.access.keyword)",
      parameter, site, program, notes: [FindingNote("'\(binding.name)' is bound here", at: binding.place)],
      help: "remove '\(binding.access.keyword)' from '\(binding.name)'")
  }
}

extension Program {
  /// `ReminderService.init(scheduler:)`, `AppBlueprint.baseURL(configuration:)`
  func describe(_ callable: Callable) -> String {
    switch callable.origin {
    case .declared, .memberwise, .implicit, .inherited, .macro:
      "\(describe(callable.result.withoutOptional)).\(callable.signature)"
    case .staticFunction: callable.signature
    }
  }
}
