internal import SwiftSyntax

/// Walks the declarations of one syntax tree, and nothing else of it.
///
/// Used for one file, on one thread.
final class SyntaxFactsReader {
  let lines: LineTable
  private var limitErrors: [SyntaxErrorFact] = []

  /// Deeper types and `#if` branches are left out, types and expressions are kept as text.
  static let deepest = 100

  init(lines: LineTable) { self.lines = lines }

  func facts(of tree: SourceFileSyntax) -> FileFacts {
    var facts = FileFacts()
    read(tree.statements, surroundings: Surroundings(), into: &facts)
    facts.syntaxErrors = (limitErrors + syntaxErrors(in: tree)).sorted { $0.position < $1.position }
    return facts
  }

  /// Where a declaration stands.
  struct Surroundings {
    var conditions: [String] = []
    var depth = 0
  }

  func position(of node: some SyntaxProtocol) -> Position {
    lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private func read(_ statements: CodeBlockItemListSyntax, surroundings: Surroundings, into facts: inout FileFacts) {
    for statement in statements {
      switch statement.item {
      case .decl(let declaration): read(declaration, surroundings: surroundings, into: &facts)
      case .expr(let expression):
        if let macro = expression.as(MacroExpansionExprSyntax.self) {
          facts.macroExpansions.append(name(macro.macroName))
        }
      default: break
      }
    }
  }

  private func read(_ declaration: DeclSyntax, surroundings: Surroundings, into facts: inout FileFacts) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let node): facts.imports.append(importFact(node, surroundings))
    case .extensionDecl(let node): facts.extensions.append(extensionFact(node, surroundings))
    case .macroDecl(let node):
      facts.macros.append(
        header(node, name: node.name, attributes: node.attributes, modifiers: node.modifiers, surroundings))
    case .ifConfigDecl(let node):
      branches(of: node, surroundings) { elements, inner in
        switch elements {
        case .statements(let statements): read(statements, surroundings: inner, into: &facts)
        case .decls(let members): for member in members { read(member.decl, surroundings: inner, into: &facts) }
        default: break
        }
      }
    default:
      var members = MemberFacts()
      read(declaration, surroundings: surroundings, into: &members)
      facts.types += members.types
      facts.aliases += members.aliases
      facts.functions += members.functions
      facts.properties += members.properties
      facts.macroExpansions += members.macroExpansions
    }
  }

  func members(of block: MemberBlockSyntax, _ surroundings: Surroundings) -> MemberFacts {
    var members = MemberFacts()
    var inner = surroundings
    inner.depth += 1
    guard isWithinLimit(inner, at: block) else { return members }
    for member in block.members { read(member.decl, surroundings: inner, into: &members) }
    return members
  }

  private func read(_ declaration: DeclSyntax, surroundings: Surroundings, into members: inout MemberFacts) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): members.types.append(typeFact(node, surroundings))
    case .classDecl(let node): members.types.append(typeFact(node, surroundings))
    case .enumDecl(let node): members.types.append(typeFact(node, surroundings))
    case .actorDecl(let node): members.types.append(typeFact(node, surroundings))
    case .protocolDecl(let node): members.types.append(typeFact(node, surroundings))
    case .typeAliasDecl(let node): members.aliases.append(aliasFact(node, surroundings))
    case .associatedTypeDecl(let node): members.associatedTypes.append(associatedTypeFact(node, surroundings))
    case .initializerDecl(let node): members.initializers.append(initializerFact(node, surroundings))
    case .functionDecl(let node): members.functions.append(functionFact(node, surroundings))
    case .subscriptDecl(let node): members.subscripts.append(subscriptFact(node, surroundings))
    case .variableDecl(let node): members.properties += propertyFacts(node, surroundings)
    case .enumCaseDecl(let node):
      members.cases += node.elements.map { name($0.name) }
      members.plainCases += node.elements.compactMap { $0.parameterClause == nil ? name($0.name) : nil }
    case .deinitializerDecl: members.hasDeinitializer = true
    case .macroExpansionDecl(let node): members.macroExpansions.append(name(node.macroName))
    case .ifConfigDecl(let node):
      branches(of: node, surroundings) { elements, inner in
        switch elements {
        case .decls(let nested):
          for member in nested { read(member.decl, surroundings: inner, into: &members) }
        case .statements(let statements):
          for case .decl(let nested) in statements.map(\.item) {
            read(nested, surroundings: inner, into: &members)
          }
        default: break
        }
      }
    default: break
    }
  }

  /// Calls `body` for each branch that holds something, with the conditions under which it is compiled.
  private func branches(
    of node: IfConfigDeclSyntax, _ surroundings: Surroundings,
    _ body: (IfConfigClauseSyntax.Elements, Surroundings) -> Void
  ) {
    var inner = surroundings
    inner.depth += 1
    guard isWithinLimit(inner, at: node) else { return }
    for (conditions, clause) in conditionedClauses(of: node) {
      guard let elements = clause.elements else { continue }
      inner.conditions = surroundings.conditions + conditions
      body(elements, inner)
    }
  }

  private func isWithinLimit(_ surroundings: Surroundings, at node: some SyntaxProtocol) -> Bool {
    guard surroundings.depth > Self.deepest else { return true }
    limitErrors.append(
      SyntaxErrorFact(
        message: "not read: nested more than \(Self.deepest) levels deep", position: position(of: node), kind: .limit))
    return false
  }
}
