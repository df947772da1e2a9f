import HandwireFacts

/// A program made from source text, with short ways to ask it.
struct TestProgram {
  let program: Program

  /// One module `App` of one file.
  init(_ source: String, isMainActorByDefault: Bool = false, languageMode: Int = 6) {
    self.init(
      modules: [
        "App": ["App.swift": source]
      ], settings: ModuleSettings(isMainActorByDefault: isMainActorByDefault, languageMode: languageMode))
  }

  /// Module → file → source; the file's path has the module in front.
  init(
    modules: [String: [String: String]], packages: [String: String] = [:], settings: ModuleSettings = ModuleSettings()
  ) {
    let reader = FileFactsReader()
    program = Program(
      modules: modules.map { name, files in
        Module(
          name: name, package: packages[name] ?? "", settings: settings,
          files: files.map { ModuleFile(path: "\(name)/\($0.key)", facts: reader.facts(of: $0.value)) })
      })
  }

  func file(_ module: String, _ name: String) -> LexicalContext {
    LexicalContext(module: module, file: "\(module)/\(name)")
  }

  var app: LexicalContext { file("App", "App.swift") }

  /// Inside the type of that dotted name, of `App` where no module is given.
  func inside(_ path: String, module: String = "App") -> LexicalContext {
    let identifier = TypeIdentifier(module: module, path: path.split(separator: ".").map(String.init))
    guard let declaration = program.declarations(of: identifier).first else { return app }
    return program.context(of: declaration)
  }

  /// The type expression as it is read from a parameter of that type.
  static func expression(_ text: String) -> TypeExpression {
    let facts = FileFactsReader().facts(of: "let value: \(text)")
    return facts.properties.first?.type ?? .other(text)
  }

  func lookup(_ text: String, in context: LexicalContext? = nil) -> TypeLookup {
    program.resolve(Self.expression(text), in: context ?? app)
  }

  func type(_ text: String, in context: LexicalContext? = nil) -> ResolvedType {
    switch lookup(text, in: context) {
    case .found(let type): type
    case .notFound(let name, _): .unknown("not found: \(name)")
    case .ambiguous(let name, let candidates):
      .unknown("ambiguous: \(name) \(candidates.map { "\($0.module).\($0.dottedName)" })")
    }
  }

  /// `Module.Type` for nominal types, so that one string says which of several is meant.
  func meaning(_ text: String, in context: LexicalContext? = nil) -> String { Self.describe(type(text, in: context)) }

  static func describe(_ type: ResolvedType) -> String {
    switch type {
    case .nominal(let identifier, let arguments):
      "\(identifier.module).\(identifier.dottedName)" + list(arguments)
    case .existential(let elements): elements.isEmpty ? "Any" : "any " + elements.map(describe).joined(separator: " & ")
    case .opaque(let elements): "some " + elements.map(describe).joined(separator: " & ")
    case .external(let path, let arguments): path.joined(separator: ".") + list(arguments)
    case .optional(let type): "(\(describe(type)))?"
    case .array(let type): "[\(describe(type))]"
    case .dictionary(let key, let value): "[\(describe(key)): \(describe(value))]"
    case .tuple(let elements):
      "(\(elements.map { ($0.label.map { $0 + ": " } ?? "") + describe($0.type) }.joined(separator: ", ")))"
    case .function(let function):
      (function.globalActor.map { "@\($0) " } ?? "") + (function.isSendable ? "@Sendable " : "")
        + "(\(function.parameters.map(describe).joined(separator: ", ")))" + (function.isAsync ? " async" : "")
        + (function.thrown.map { " throws(\(describe($0)))" } ?? "") + " -> \(describe(function.result))"
    case .metatype(let type): "(\(describe(type))).Type"
    case .parameter(let name): "<\(name)>"
    case .pack(let type): "pack \(describe(type))"
    case .unknown(let reason): "unknown: \(reason)"
    }
  }

  private static func list(_ arguments: [ResolvedType]) -> String {
    arguments.isEmpty ? "" : "<\(arguments.map(describe).joined(separator: ", "))>"
  }

  func conforms(_ type: String, _ target: String, in context: LexicalContext? = nil) -> String {
    switch program.conforms(self.type(type, in: context), to: self.type(target, in: context)) {
    case .yes: "yes"
    case .no: "no"
    case .unknown(let reason): "unknown: \(reason)"
    }
  }
}
