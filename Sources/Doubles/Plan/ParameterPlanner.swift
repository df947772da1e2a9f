import HandwireFacts

/// Parameters of a requirement → how they are declared, recorded and handed on.
struct ParameterPlanner {
  let program: Program
  let site: StubMemberPlanner.Site
  let names: StubNames
  /// For failures of a cast.
  let replacement: String

  struct Input {
    /// `for tripID: Trip.ID`
    var declaration: String
    /// `nil` where it cannot be kept: a closure that does not escape, a value that cannot be copied.
    var payload: StubMember.Payload?
    /// `_ tripID: Trip.ID`
    var meaning: String
    /// `tripID`, `&count`
    var argument: String
    var before: [String] = []
    var after: [String] = []
  }

  func inputs() -> [Input] {
    let isSubscript = if case .subscripted = site.requirement.shape { true } else { false }
    return site.requirement.parameters.enumerated().map { input($1, number: $0 + 1, isSubscript: isSubscript) }
  }

  private func input(_ parameter: ParameterFact, number: Int, isSubscript: Bool) -> Input {
    let name = localName(of: parameter, number: number)
    let quoted = SourceName.declared(name)
    let written = site.rewriter.rewritten(parameter.type)
    var input = Input(
      declaration: declaration(parameter, name, written, isSubscript: isSubscript), payload: nil, meaning: "",
      argument: quoted)
    let generic = genericClosure(parameter.type)
    let plain = site.erasure.erased(generic.map { .function($0) } ?? written).withoutImplicitUnwrapping
    let erased = parameter.isVariadic ? TypeExpression.array(plain) : plain
    let isInout = parameter.specifiers.contains("inout")
    let isAutoclosure = parameter.attributes.contains { $0.hasPrefix("autoclosure") }
    let kept = ["inout", "borrowing", "consuming", "sending", "__owned", "__shared"]
    let specifiers = parameter.specifiers.filter(kept.contains).map { "\($0) " }.joined()
    let escaping = parameter.attributes.contains("escaping") ? "@escaping " : ""
    input.meaning = "_ \(quoted): \(escaping)\(specifiers)\(erased)"
    let isCopyable = program.isKnownCopyable(parameter.type, in: site.context)
    if isInout { input.argument = "&\(quoted)" }
    let isOwnershipWritten = parameter.specifiers.contains { ["borrowing", "consuming"].contains($0) }
    if isOwnershipWritten, isCopyable, parameter.specifiers.contains("borrowing") { input.argument = "copy \(quoted)" }
    if isAutoclosure { input.argument = autoclosure(quoted, parameter.type) }
    if site.erasure.concerns(parameter.type) { erase(parameter, quoted, erased, &input, isInout: isInout) }
    if isRecorded(parameter, isAutoclosure: isAutoclosure, isCopyable: isCopyable) {
      input.payload = StubMember.Payload(
        label: parameter.label, type: "\(erased)", value: isOwnershipWritten ? "copy \(quoted)" : quoted)
    }
    return input
  }

  /// Not one that hides what the stub's function mentions.
  private func localName(of parameter: ParameterFact, number: Int) -> String {
    let name = parameter.name
    if name == "_" { return "argument\(number)" }
    let hidden = [names.record, "meaning", "result", "newValue", replacement, "self", "Self"]
    return hidden.contains(name) ? "\(name)Argument" : name
  }

  private func declaration(
    _ parameter: ParameterFact, _ name: String, _ type: TypeExpression, isSubscript: Bool
  ) -> String {
    let quoted = SourceName.declared(name)
    let label = parameter.label.map { SourceName.label($0) }
    let names: String
    if isSubscript {
      names = label.map { "\($0) \(quoted)" } ?? quoted
    } else if parameter.label == name {
      names = SourceName.declared(name) == name ? name : "\(SourceName.label(name)) \(quoted)"
    } else {
      names = "\(label ?? "_") \(quoted)"
    }
    let attributes = parameter.attributes.filter { !$0.hasSuffix("Builder") }.map { "@\($0) " }.joined()
    let specifiers = parameter.specifiers.map { "\($0) " }.joined()
    return "\(names): \(attributes)\(specifiers)\(type)\(parameter.isVariadic ? "..." : "")"
  }

  private func autoclosure(_ name: String, _ type: TypeExpression) -> String {
    guard case .function(let function) = type else { return "{ \(name)() }" }
    return "{ \(Self.marks(function.effects))\(name)() }"
  }

  private func isRecorded(_ parameter: ParameterFact, isAutoclosure: Bool, isCopyable: Bool) -> Bool {
    if isAutoclosure || !isCopyable || parameter.specifiers.contains("isolated") { return false }
    if case .function = parameter.type {
      return parameter.attributes.contains("escaping") && !site.erasure.concerns(parameter.type)
    }
    if parameter.attributes.contains("escaping") { return !site.erasure.concerns(parameter.type) }
    guard case .found(.function) = program.resolve(parameter.type, in: site.context) else { return true }
    return false
  }

  // MARK: Generic parameters

  /// A closure type that names generic parameters, whatever it is called.
  private func genericClosure(_ type: TypeExpression) -> FunctionType? {
    guard site.erasure.concerns(type) else { return nil }
    return ClosureAlias(program: program, context: site.context, site: site.rewriter.top).expanded(type)
      .map { site.rewriter.rewritten($0) }
  }

  private func erase(
    _ parameter: ParameterFact, _ name: String, _ erased: TypeExpression, _ input: inout Input, isInout: Bool
  ) {
    if isInout {
      input.before = ["var erased\(RequirementNames.capitalized(name)): \(erased) = \(name)"]
      input.argument = "&erased\(RequirementNames.capitalized(name))"
      input.after = ["\(name) = \(names.record).typed(erased\(RequirementNames.capitalized(name)), \"\(replacement)\")"]
      return
    }
    guard let function = genericClosure(parameter.type) else { return }
    input.argument = closure(name, function)
  }

  /// `{ value in body(stub.typed(value, "onMap")) }`
  private func closure(_ name: String, _ function: FunctionType) -> String {
    let count = function.parameters.count
    let letters = (0..<count).map { count == 1 ? "value" : "value\($0 + 1)" }
    let arguments = zip(letters, function.parameters).map { letter, type in
      guard site.erasure.concerns(type) else { return letter }
      let record = names.record
      if let result = TypeErasure.success(of: type), !site.erasure.concerns(result.failure) {
        return "\(letter).map { \(record).typed($0, \"\(replacement)\") }"
      }
      return "\(record).typed(\(letter), \"\(replacement)\")"
    }
    let isCasting = function.parameters.contains { site.erasure.concerns($0) }
    let captures = isCasting ? "[\(names.record)] " : ""
    let header = letters.isEmpty ? "" : "\(captures)\(letters.joined(separator: ", ")) in "
    return "{ \(header)\(Self.marks(function.effects))\(name)(\(arguments.joined(separator: ", "))) }"
  }

  private static func marks(_ effects: Effects) -> String {
    (effects.canThrow ? "try " : "") + (effects.isAsync ? "await " : "")
  }
}
