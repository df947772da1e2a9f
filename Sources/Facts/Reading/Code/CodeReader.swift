internal import SwiftSyntax

/// Reads the bodies of one syntax tree.
///
/// Used for one file, on one thread with a big stack.
final class CodeReader {
  let declarations: SyntaxFactsReader
  var builder = CodeTreeBuilder()
  var bodies: [BodyFact] = []
  var enclosures: [EnclosureFact] = []
  /// Inside how many `await`s.
  var awaits = 0

  init(declarations: SyntaxFactsReader) { self.declarations = declarations }

  /// Where a declaration stands.
  struct Surroundings {
    var enclosure: Int?
    var conditions: [String] = []
    var depth = 0
  }

  func read(_ tree: SourceFileSyntax, into facts: inout FileFacts) {
    read(tree.statements, Surroundings())
    facts.code = builder.tree
    facts.bodies = bodies
    facts.enclosures = enclosures
  }

  func position(of node: some SyntaxProtocol) -> Position { declarations.position(of: node) }
  func name(_ token: TokenSyntax) -> String { declarations.name(token) }

  private func read(_ statements: CodeBlockItemListSyntax, _ surroundings: Surroundings) {
    for statement in statements {
      switch statement.item {
      case .decl(let declaration): read(declaration, surroundings)
      case .expr(let expression):
        body(.statement, of: position(of: expression), name: "", surroundings) { self.expression(expression) }
      case .stmt(let node): body(.statement, of: position(of: node), name: "", surroundings) { self.statement(node) }
      @unknown default: break
      }
    }
  }

  private func read(_ block: MemberBlockSyntax, _ surroundings: Surroundings) {
    for member in block.members { read(member.decl, surroundings) }
  }

  func read(_ declaration: DeclSyntax, _ surroundings: Surroundings) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): type(node, .struct, node.name, node.attributes, node.memberBlock, surroundings)
    case .classDecl(let node): type(node, .class, node.name, node.attributes, node.memberBlock, surroundings)
    case .enumDecl(let node): type(node, .enum, node.name, node.attributes, node.memberBlock, surroundings)
    case .actorDecl(let node): type(node, .actor, node.name, node.attributes, node.memberBlock, surroundings)
    case .protocolDecl(let node): type(node, .protocol, node.name, node.attributes, node.memberBlock, surroundings)
    case .extensionDecl(let node):
      guard surroundings.depth < SyntaxFactsReader.deepest else { return }
      var inner = surroundings
      inner.depth += 1
      inner.enclosure = enclosures.count
      enclosures.append(
        EnclosureFact(
          kind: nil, name: node.extendedType.trimmedDescription, parent: surroundings.enclosure,
          position: position(of: node.extendedType)))
      read(node.memberBlock, inner)
    case .functionDecl(let node): function(node, surroundings)
    case .initializerDecl(let node): initializer(node, surroundings)
    case .deinitializerDecl(let node):
      guard let block = node.body else { return }
      body(.deinitializer, of: position(of: node.deinitKeyword), name: "deinit", surroundings) {
        self.block(parameters: nil, block.statements, at: block)
      }
    case .subscriptDecl(let node): subscripts(node, surroundings)
    case .variableDecl(let node): variable(node, surroundings)
    case .macroExpansionDecl(let node):
      body(.statement, of: position(of: node), name: "", surroundings) { self.macro(node) }
    case .ifConfigDecl(let node):
      guard surroundings.depth < SyntaxFactsReader.deepest else { return }
      for (conditions, clause) in declarations.conditionedClauses(of: node) {
        var inner = surroundings
        inner.depth += 1
        inner.conditions += conditions
        switch clause.elements {
        case .statements(let statements): read(statements, inner)
        case .decls(let members): for member in members { read(member.decl, inner) }
        default: break
        }
      }
    default: break
    }
  }

  private func type(
    _ node: some DeclSyntaxProtocol, _ kind: TypeFact.Kind, _ name: TokenSyntax, _ attributes: AttributeListSyntax,
    _ block: MemberBlockSyntax, _ surroundings: Surroundings
  ) {
    guard surroundings.depth < SyntaxFactsReader.deepest else { return }
    var inner = surroundings
    inner.depth += 1
    inner.enclosure = enclosures.count
    let position = position(of: name)
    enclosures.append(
      EnclosureFact(kind: kind, name: self.name(name), parent: surroundings.enclosure, position: position))
    self.attributes(attributes, of: position, name: self.name(name), isStatic: false, surroundings)
    read(block, inner)
  }

  /// Adds one body whose root is the one node that `write` writes.
  func body(
    _ role: BodyFact.Role, of declaration: Position, name: String, isStatic: Bool = false,
    _ surroundings: Surroundings, _ write: () -> Void
  ) {
    let root = builder.next
    write()
    guard builder.next > root else { return }
    bodies.append(
      BodyFact(
        role: role, declaration: declaration, name: name, enclosure: surroundings.enclosure, isStatic: isStatic,
        root: root, conditions: surroundings.conditions))
  }

  func attributes(
    _ list: AttributeListSyntax, of declaration: Position, name: String, isStatic: Bool, _ surroundings: Surroundings
  ) {
    for element in list {
      if let node = element.as(AttributeSyntax.self) {
        // Those of the compiler itself say nothing of objects.
        guard node.arguments != nil || self.name(of: node).first?.isUppercase == true else { continue }
        body(.attribute, of: declaration, name: name, isStatic: isStatic, surroundings) { self.attribute(node) }
      } else if let node = element.as(IfConfigDeclSyntax.self), surroundings.depth < SyntaxFactsReader.deepest {
        for (conditions, clause) in declarations.conditionedClauses(of: node) {
          guard case .attributes(let nested) = clause.elements else { continue }
          var inner = surroundings
          inner.depth += 1
          inner.conditions += conditions
          attributes(nested, of: declaration, name: name, isStatic: isStatic, inner)
        }
      }
    }
  }

  func name(of node: AttributeSyntax) -> String {
    if let simple = node.attributeName.as(IdentifierTypeSyntax.self) { return name(simple.name) }
    if let member = node.attributeName.as(MemberTypeSyntax.self) { return name(member.name) }
    return node.attributeName.trimmedDescription
  }

  /// Of a variable inside a body: nodes right before it.
  func attributes(local list: AttributeListSyntax) {
    for case .attribute(let node) in list { attribute(node) }
  }

  private func attribute(_ node: AttributeSyntax) {
    builder.begin(
      .attribute, at: position(of: node), text: name(of: node), type: declarations.typeExpression(node.attributeName))
    if case .argumentList(let list)? = node.arguments { arguments(list) }
    builder.end()
  }
}
