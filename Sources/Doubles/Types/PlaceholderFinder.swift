import HandwireFacts

/// A value that says nothing, for what has to be returned where a test gave no meaning: `[]`, `nil`, `""`.
struct PlaceholderFinder {
  let program: Program
  /// Where the text will stand.
  let site: LexicalContext
  /// On which actor it will be evaluated.
  var isolation: Isolation
  /// Protocols that have a stub beside it.
  let stubs: [TypeIdentifier: MakeableStub]

  private static let deepest = 3

  var isMainActorByDefault: Bool { program.module(named: site.module)?.settings.isMainActorByDefault == true }

  /// Swift source; `nil` where there is no such value, or none that is known.
  func placeholder(for type: TypeExpression, in context: LexicalContext) -> String? {
    guard case .found(let resolved) = program.resolve(type, in: context) else { return nil }
    return placeholder(for: resolved, depth: 0)
  }

  func placeholder(for type: ResolvedType, depth: Int) -> String? {
    switch type {
    case .optional: return "nil"
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .tuple(let elements):
      let values = elements.map { placeholder(for: $0.type, depth: depth) }
      guard values.allSatisfy({ $0 != nil }) else { return nil }
      let texts = zip(elements, values).map { element, value in
        (element.label.map { "\(SourceName.label($0)): " } ?? "") + (value ?? "")
      }
      return "(\(texts.joined(separator: ", ")))"
    case .external(["Result"], let arguments) where arguments.count == 2:
      return result(arguments[0], arguments[1], depth)
    case .external(let path, let arguments): return Self.known[path.joined(separator: ".")] ?? generic(path, arguments)
    case .nominal(let identifier, _): return nominal(identifier, type, depth)
    case .existential(let elements):
      guard elements.count == 1, case .nominal(let identifier, _)? = elements.first else { return nil }
      return stub(of: identifier)
    case .function(let function):
      guard function.parameters.count < 10 else { return nil }
      let parameters =
        function.parameters.isEmpty ? "" : function.parameters.map { _ in "_" }.joined(separator: ", ") + " in "
      if function.result == .void { return "{ \(parameters.isEmpty ? "" : "\(parameters.dropLast()) ")}" }
      return placeholder(for: function.result, depth: depth).map { "{ \(parameters)\($0) }" }
    case .opaque, .metatype, .parameter, .pack, .unknown: return nil
    }
  }

  private func stub(of identifier: TypeIdentifier) -> String? {
    guard let stub = stubs[identifier], stub.isolation == .nonisolated || stub.isolation == isolation else {
      return nil
    }
    return "\(stub.name)()"
  }

  private func generic(_ path: [String], _ arguments: [ResolvedType]) -> String? {
    switch path.joined(separator: ".") {
    case "Set": "[]"
    case "AsyncStream": "AsyncStream { $0.finish() }"
    case "AsyncThrowingStream": "AsyncThrowingStream { $0.finish() }"
    case "AnyPublisher": "Empty().eraseToAnyPublisher()"
    case "PassthroughSubject": "PassthroughSubject()"
    default: nil
    }
  }

  /// What is spelled as short as this is spelled in place of every value of the type.
  private static let known: [String: String] = {
    var known: [String: String] = [:]
    for name in ["String", "Substring", "StaticString"] { known[name] = "\"\"" }
    for name in [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
      "CGFloat", "TimeInterval", "Decimal",
    ] { known[name] = "0" }
    known["Bool"] = "false"
    known["Data"] = "Data()"
    known["Date"] = "Date(timeIntervalSince1970: 0)"
    known["UUID"] = "UUID()"
    known["URL"] = "URL(fileURLWithPath: \"/\")"
    known["Duration"] = ".zero"
    known["CGSize"] = ".zero"
    known["CGPoint"] = ".zero"
    known["CGRect"] = ".zero"
    known["IndexSet"] = "IndexSet()"
    known["IndexPath"] = "IndexPath()"
    known["CharacterSet"] = "CharacterSet()"
    known["DateComponents"] = "DateComponents()"
    known["URLComponents"] = "URLComponents()"
    known["Locale"] = "Locale(identifier: \"\")"
    known["AttributedString"] = "AttributedString()"
    return known
  }()

  private func nominal(_ identifier: TypeIdentifier, _ type: ResolvedType, _ depth: Int) -> String? {
    let declarations = program.declarations(of: identifier)
    guard depth < Self.deepest, declarations.count == 1, let declaration = declarations.first,
      declaration.fact.header.conditions.isEmpty, program.isVisible(identifier, from: site) == .visible
    else { return nil }
    switch declaration.fact.kind {
    case .protocol: return stub(of: identifier)
    case .enum: return enumeration(declaration)
    case .struct: return structure(type, depth)
    case .class, .actor: return nil
    }
  }

  /// Its first case without associated values.
  private func enumeration(_ declaration: TypeDeclaration) -> String? {
    declaration.fact.members.plainCases.first.map { ".\(SourceName.expressionMember($0))" }
  }

  /// Nothing came of it, if there is a value that says so.
  private func result(_ success: ResolvedType, _ failure: ResolvedType, _ depth: Int) -> String? {
    if let error = placeholder(for: failure, depth: depth + 1) { return ".failure(\(error))" }
    if failure == .anyThrown { return ".failure(CancellationError())" }
    return placeholder(for: success, depth: depth + 1).map { ".success(\($0))" }
  }

  private func structure(_ type: ResolvedType, _ depth: Int) -> String? {
    guard program.isCopyable(type) else { return nil }
    let set = program.initializers(of: type, seenFrom: site)
    guard set.unknown == nil else { return nil }
    let usable = set.candidates.filter { candidate in
      candidate.visibility == .visible && candidate.availability == .available && !candidate.isAsync
        && candidate.thrown == nil && !candidate.isFailable && candidate.conditions.isEmpty
        && candidate.openGenericParameters.isEmpty
        && (candidate.isolation == .nonisolated || candidate.isolation == isolation)
    }
    let name = program.spelling(of: type, in: site)
    for candidate in usable {
      if let arguments = arguments(of: candidate, depth) { return "\(name)(\(arguments))" }
    }
    return nil
  }

  private func arguments(of callable: Callable, _ depth: Int) -> String? {
    var texts: [String] = []
    for parameter in callable.parameters where !parameter.hasDefault && !parameter.isVariadic {
      guard !parameter.specifiers.contains("inout"), !parameter.attributes.contains("autoclosure"),
        !(parameter.attributes.contains { $0.hasSuffix("Builder") }),
        let value = placeholder(for: parameter.type, depth: depth + 1)
      else { return nil }
      texts.append((parameter.label.map { "\(SourceName.label($0)): " } ?? "") + value)
    }
    return texts.joined(separator: ", ")
  }
}
