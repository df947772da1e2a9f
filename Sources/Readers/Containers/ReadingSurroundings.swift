import HandwireFacts
import HandwireFindings

/// One file together with what is known of the whole program, for the readers of single places.
struct ReadingSurroundings {
  let file: FileCode
  let libraries: Set<InjectionLibrary>
  /// Of the whole program.
  let allLibraries: Set<InjectionLibrary>
  let shapes: LocatorShapes
  let configured: ConfiguredLocators
  let services: ServiceTypes

  init(
    file: FileCode, imports: LibraryImports, shapes: LocatorShapes, configured: ConfiguredLocators
  ) {
    self.file = file
    libraries = imports.libraries(of: file.module)
    allLibraries = imports.all
    self.shapes = shapes
    self.configured = configured
    services = ServiceTypes(file.code)
  }

  func resolve(_ expression: TypeExpression, in body: BodyFact) -> ResolvedType {
    if case .found(let type) = file.code.program.resolve(expression, in: file.context(of: body)) { return type }
    return .unknown("the type is not found")
  }

  /// Of what somebody registered: a value only where it can be nothing else.
  func kind(ofRegistered type: ResolvedType) -> FetchedKind {
    if services.isPlainValue(type) { return .value }
    return type.isUnknown ? .unknown : .object
  }

  func site(_ node: CodeNode, _ body: BodyFact, index: Int) -> CodeSite {
    let start = node.kind == .attribute ? node.position : node.start
    return CodeSite(
      place: Place(path: file.path, line: start.line, column: start.column), module: file.module, body: index,
      declaration: file.declarationName(of: body), owner: file.owner(of: body), conditions: body.conditions)
  }

  /// The expression that surrounds a fetch until its value is used: casts, `!`, `try`.
  func isOptional(_ node: CodeNode) -> Bool {
    var current = node
    while let parent = current.parent {
      switch parent.kind {
      case .forced: return false
      case .cast:
        if parent.text == "as!" { return false }
        current = parent
      case .tried: current = parent
      default: return true
      }
    }
    return true
  }
}
