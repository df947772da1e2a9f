/// Answers questions on the code of one file; remembers its answers, so it is used on one thread.
///
/// It types expressions as far as plain lookup goes. Overloads that only the compiler could choose among, inferred
/// closure types and what comes from modules that were not read are unknown, and said to be.
public final class FileCode {
  public let facts: FileFacts
  public let path: String
  public let module: String
  public let code: CodeProgram

  let locals: LocalNames
  let declarations: DeclarationsByPosition
  private let enclosures: [LexicalContext]
  var types: [Int: ResolvedType] = [:]
  var references: [Int: CodeReference] = [:]
  /// By the name: what stands at the top level of the modules in reach.
  private var globals: [String: [CodeMember]] = [:]
  /// By the index of the call.
  var calls: [Int: CallCandidates] = [:]
  /// Nodes whose type is being looked for; one that needs its own type is unknown.
  var active: Set<Int> = []

  init(_ file: ModuleFile, module: String, program: CodeProgram) {
    facts = file.facts
    path = file.path
    self.module = module
    code = program
    locals = LocalNames(file.facts.code)
    declarations = DeclarationsByPosition(file.facts)
    let known = program.index.contexts[FileKey(module: module, path: file.path)] ?? [:]
    let top = LexicalContext(module: module, file: file.path)
    enclosures = file.facts.enclosures.map { known[$0.position] ?? top }
  }

  /// Where names in the body are looked up; the generic parameters of its own declaration included.
  public func context(of body: BodyFact) -> LexicalContext {
    var context = body.enclosure.map { enclosures[$0] } ?? LexicalContext(module: module, file: path)
    let own = declarations.genericParameters(at: body.declaration)
    context.genericParameters += own.filter { !context.genericParameters.contains($0) }
    return context
  }

  /// The type whose member the body is; `nil` at the top level and where the extended type is unknown.
  public func owner(of body: BodyFact) -> TypeIdentifier? {
    body.enclosure.flatMap { enclosures[$0].enclosing.last }
  }

  /// Whose code a node is.
  public func body(of node: CodeNode) -> BodyFact? {
    let bodies = facts.bodies
    var low = 0
    var high = bodies.count
    while low < high {
      let middle = (low + high) / 2
      if bodies[middle].root <= node.index { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? bodies[low - 1] : nil
  }

  func context(of node: CodeNode) -> LexicalContext {
    body(of: node).map { context(of: $0) } ?? LexicalContext(module: module, file: path)
  }

  /// `TripDetailModel.init(scheduler:)`: the enclosing types as written, then the declaration; the name of the file
  /// without its ending for code at the top level.
  public func declarationName(of body: BodyFact) -> String {
    var names = body.name.isEmpty ? [] : [body.name]
    var next = body.enclosure
    while let index = next {
      names.append(facts.enclosures[index].name)
      next = facts.enclosures[index].parent
    }
    // The attribute of a type is the type's own.
    if body.role == .attribute, names.count > 1, declarations.isType(at: body.declaration) {
      return names.reversed().joined(separator: ".")
    }
    if names.isEmpty {
      let file = path.split(separator: "/").last.map(String.init) ?? path
      return file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    }
    return names.reversed().joined(separator: ".")
  }

  /// The property that the body belongs to, where it is one's.
  public func property(of body: BodyFact) -> PropertyFact? { declarations.properties[body.declaration] }
  /// The function that the body belongs to, where it is one's.
  public func function(of body: BodyFact) -> FunctionFact? { declarations.functions[body.declaration] }

  func globals(named name: String) -> [CodeMember] {
    if let known = globals[name] { return known }
    let found = code.globals(named: name, seenFrom: LexicalContext(module: module, file: path))
    globals[name] = found
    return found
  }

  func resolve(_ expression: TypeExpression, in context: LexicalContext) -> ResolvedType {
    PropertyTypeReader(tables: code.tables).resolved(expression, in: context)
  }
}
