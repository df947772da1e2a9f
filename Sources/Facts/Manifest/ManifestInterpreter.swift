internal import SwiftSyntax

/// Evaluates the part of Swift that manifests are written in, and says where one goes beyond it.
///
/// Nothing of the outside (environment, files, platform) is looked at.
final class ManifestInterpreter {
  let lines: LineTable
  let global = ManifestScope(parent: nil)
  /// `static` members of the types and extensions in the manifest, by their own name and the type's.
  var statics: [String: [(type: String, value: StaticMember)]] = [:]
  var functions: [String: [ManifestFunction]] = [:]
  private(set) var unresolved: [UnresolvedManifestPart] = []
  private var steps = 0
  var callDepth = 0

  static let deepest = 60
  static let longest = 200_000

  enum StaticMember {
    case function(ManifestFunction)
    case constant(ExprSyntax)
  }

  init(lines: LineTable) { self.lines = lines }

  func position(of node: some SyntaxProtocol) -> Position {
    lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func unknown(_ reason: String, _ node: some SyntaxProtocol) -> ManifestValue {
    .unknown(UnresolvedManifestPart(reason: reason, position: position(of: node)))
  }

  func report(_ reason: String, _ node: some SyntaxProtocol) {
    unresolved.append(UnresolvedManifestPart(reason: reason, position: position(of: node)))
  }

  /// False once the manifest has done more than any manifest does.
  func canContinue() -> Bool {
    steps += 1
    return steps <= Self.longest
  }

  /// The text of a node, fit for a message in one line.
  func short(_ node: some SyntaxProtocol) -> String {
    let text = node.trimmedDescription
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 60 || line.count < text.count ? line.prefix(60) + "…" : line
  }

  func run(_ file: SourceFileSyntax) {
    declare(file.statements)
    _ = execute(file.statements, in: global)
  }

  /// Functions and static members may be used above their declaration.
  private func declare(_ statements: CodeBlockItemListSyntax) {
    for case .decl(let declaration) in statements.map(\.item) {
      if let function = declaration.as(FunctionDeclSyntax.self), let value = self.function(function, in: global) {
        functions[function.name.text, default: []].append(value)
      } else if let node = declaration.as(ExtensionDeclSyntax.self) {
        declareStatics(node.memberBlock, of: lastName(node.extendedType))
      } else if let node = declaration.as(EnumDeclSyntax.self) {
        declareStatics(node.memberBlock, of: node.name.text)
      } else if let node = declaration.as(StructDeclSyntax.self) {
        declareStatics(node.memberBlock, of: node.name.text)
      }
    }
  }

  private func lastName(_ type: TypeSyntax) -> String {
    type.as(MemberTypeSyntax.self)?.name.text ?? type.trimmedDescription
  }

  private func declareStatics(_ block: MemberBlockSyntax, of type: String) {
    for member in block.members {
      if let node = member.decl.as(FunctionDeclSyntax.self), let function = function(node, in: global),
        node.modifiers.contains(where: { $0.name.text == "static" })
      {
        statics[node.name.text, default: []].append((type, .function(function)))
      }
      guard let node = member.decl.as(VariableDeclSyntax.self),
        node.modifiers.contains(where: { $0.name.text == "static" })
      else { continue }
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        if let value = binding.initializer?.value {
          statics[name, default: []].append((type, .constant(value)))
        } else if case .getter(let body) = binding.accessorBlock?.accessors {
          let getter = ManifestFunction(parameters: [], body: body, scope: global)
          statics[name, default: []].append((type, .function(getter)))
        }
      }
    }
  }

  func function(_ node: FunctionDeclSyntax, in scope: ManifestScope) -> ManifestFunction? {
    guard let body = node.body else { return nil }
    let parameters = node.signature.parameterClause.parameters.map { parameter in
      ManifestFunction.Parameter(
        label: parameter.firstName.text == "_" ? nil : parameter.firstName.text,
        name: (parameter.secondName ?? parameter.firstName).text, defaultValue: parameter.defaultValue?.value)
    }
    return ManifestFunction(parameters: parameters, body: body.statements, scope: scope)
  }
}
