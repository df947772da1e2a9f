internal import SwiftSyntax

extension CodeReader {
  func expression(_ node: ExprSyntax, label: String? = nil) {
    guard !builder.isTooDeep else { return }
    let place = { self.position(of: node) }
    let flags = awaits > 0 ? CodeTree.isAwaited : 0
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      builder.leaf(.name, at: place(), text: name(reference.baseName), label: label, flags: flags)
    case .superExpr: builder.leaf(.name, at: place(), text: "super", label: label)
    case .genericSpecializationExpr(let specialized): specialization(specialized, label: label, flags: flags)
    case .memberAccessExpr(let access): member(access, label: label, flags: flags)
    case .functionCallExpr(let call):
      builder.begin(.call, at: place(), label: label, flags: flags)
      expression(call.calledExpression)
      arguments(call.arguments)
      trailing(call.trailingClosure, call.additionalTrailingClosures)
      builder.end()
    case .subscriptCallExpr(let call):
      builder.begin(.subscripted, at: place(), label: label, flags: flags)
      expression(call.calledExpression)
      arguments(call.arguments)
      trailing(call.trailingClosure, call.additionalTrailingClosures)
      builder.end()
    case .macroExpansionExpr(let macro):
      builder.begin(.macro, at: place(), text: name(macro.macroName), label: label)
      arguments(macro.arguments)
      trailing(macro.trailingClosure, macro.additionalTrailingClosures)
      builder.end()
    case .closureExpr(let closure): self.closure(closure, label: label)
    case .optionalChainingExpr(let chain): wrap(.optionalChain, chain.expression, at: place(), label: label)
    case .forceUnwrapExpr(let forced): wrap(.forced, forced.expression, at: place(), label: label)
    case .tryExpr(let tried):
      if let mark = tried.questionOrExclamationMark {
        wrap(.tried, tried.expression, at: place(), text: "try" + mark.text, label: label)
      } else {
        expression(tried.expression, label: label)
      }
    case .awaitExpr(let awaited):
      awaits += 1
      expression(awaited.expression, label: label)
      awaits -= 1
    case .unsafeExpr(let unsafe): expression(unsafe.expression, label: label)
    case .inOutExpr(let reference): expression(reference.expression, label: label)
    case .borrowExpr(let borrowed): expression(borrowed.expression, label: label)
    case .consumeExpr(let consumed): expression(consumed.expression, label: label)
    case .copyExpr(let copied): expression(copied.expression, label: label)
    case .sequenceExpr(let sequence): self.sequence(Array(sequence.elements), label: label)
    case .prefixOperatorExpr(let prefix):
      wrap(.operation, prefix.expression, at: place(), text: prefix.operator.text, label: label)
    case .postfixOperatorExpr(let postfix):
      wrap(.operation, postfix.expression, at: place(), text: postfix.operator.text, label: label)
    case .tupleExpr(let tuple): self.tuple(tuple, label: label)
    case .arrayExpr(let array):
      builder.begin(.array, at: place(), label: label)
      for element in array.elements { expression(element.expression) }
      builder.end()
    case .dictionaryExpr(let dictionary):
      builder.begin(.dictionary, at: place(), label: label)
      if case .elements(let list) = dictionary.content {
        for element in list {
          expression(element.key)
          expression(element.value)
        }
      }
      builder.end()
    case .keyPathExpr(let path): keyPath(path, label: label)
    case .typeExpr(let type):
      builder.leaf(.typeName, at: place(), label: label, type: declarations.typeExpression(type.type))
    case .stringLiteralExpr(let string): literal(string, label: label)
    case .integerLiteralExpr, .floatLiteralExpr:
      builder.leaf(.numberLiteral, at: place(), text: node.trimmedDescription, label: label)
    case .booleanLiteralExpr(let literal):
      builder.leaf(.booleanLiteral, at: place(), text: literal.literal.text, label: label)
    case .patternExpr(let inner): pattern(inner.pattern, label: "case", type: nil)
    case .nilLiteralExpr: builder.leaf(.nilLiteral, at: place(), label: label)
    case .ifExpr(let branch): self.branch(branch, label: label)
    case .switchExpr(let choice): self.choice(choice, label: label)
    case .postfixIfConfigExpr(let postfix):
      // The base stands inside each clause again; once is enough, and the clauses' calls are read for their arguments.
      builder.begin(.other, at: place(), label: label)
      if let base = postfix.base { expression(base) }
      conditionals(postfix.config) { elements in
        if case .postfixExpression(let expression) = elements { self.expression(expression) }
      }
      builder.end()
    default: other(node, label: label)
    }
  }

  /// Whatever it is: the expressions inside it.
  private func other(_ node: ExprSyntax, label: String?) {
    builder.begin(.other, at: position(of: node), label: label)
    for child in node.children(viewMode: .sourceAccurate) {
      if let inner = child.as(ExprSyntax.self) { expression(inner) }
    }
    builder.end()
  }

  private func wrap(_ kind: CodeKind, _ inner: ExprSyntax, at place: Position, text: String = "", label: String?) {
    builder.begin(kind, at: place, text: text, label: label)
    expression(inner)
    builder.end()
  }

  func arguments(_ list: LabeledExprListSyntax) {
    for argument in list { expression(argument.expression, label: argument.label.map(name)) }
  }

  private func trailing(_ first: ClosureExprSyntax?, _ rest: MultipleTrailingClosureElementListSyntax) {
    if let first { closure(first, label: nil, isTrailing: true) }
    for element in rest { closure(element.closure, label: name(element.label), isTrailing: true) }
  }

  func macro(_ node: MacroExpansionDeclSyntax) {
    builder.begin(.macro, at: position(of: node), text: name(node.macroName))
    arguments(node.arguments)
    trailing(node.trailingClosure, node.additionalTrailingClosures)
    builder.end()
  }

  private func tuple(_ node: TupleExprSyntax, label: String?) {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return expression(only.expression, label: label)
    }
    builder.begin(.tuple, at: position(of: node), label: label)
    arguments(node.elements)
    builder.end()
  }

  private func specialization(_ node: GenericSpecializationExprSyntax, label: String?, flags: UInt8) {
    let arguments = declarations.genericArguments(node.genericArgumentClause, depth: 0)
    if let reference = node.expression.as(DeclReferenceExprSyntax.self) {
      let name = name(reference.baseName)
      builder.leaf(.name, at: position(of: node), text: name, label: label, type: type(name, arguments), flags: flags)
    } else if let access = node.expression.as(MemberAccessExprSyntax.self) {
      member(access, arguments: arguments, label: label, flags: flags)
    } else {
      expression(node.expression, label: label)
    }
  }

  private func type(_ name: String, _ arguments: [TypeExpression]) -> TypeExpression? {
    arguments.isEmpty ? nil : .named(NamedType(components: [.init(name: name, arguments: arguments)]))
  }

  private func member(
    _ node: MemberAccessExprSyntax, arguments: [TypeExpression] = [], label: String?, flags: UInt8
  ) {
    let text = name(node.declName.baseName)
    let place = position(of: node.declName.baseName)
    guard let base = node.base else {
      builder.leaf(
        .implicitMember, at: position(of: node), text: text, label: label, type: type(text, arguments), flags: flags)
      return
    }
    if case .keyword(.`self`) = node.declName.baseName.tokenKind {
      // `x.self` of a value is that value.
      if let type = declarations.metatype(ExprSyntax(node)) {
        builder.leaf(.metatype, at: position(of: node), label: label, type: type)
      } else {
        expression(base, label: label)
      }
      return
    }
    builder.begin(.member, at: place, text: text, label: label, type: type(text, arguments), flags: flags)
    expression(base)
    builder.end()
  }

  private func keyPath(_ node: KeyPathExprSyntax, label: String?) {
    var names: [String] = []
    for component in node.components {
      switch component.component {
      case .property(let property): names.append(name(property.declName.baseName))
      default: break
      }
    }
    builder.begin(
      .keyPath, at: position(of: node), text: names.joined(separator: "."), label: label,
      type: node.root.map { declarations.typeExpression($0) })
    for component in node.components {
      switch component.component {
      case .subscript(let access): arguments(access.arguments)
      default: break
      }
    }
    builder.end()
  }

  private func literal(_ node: StringLiteralExprSyntax, label: String?) {
    builder.begin(
      .stringLiteral, at: position(of: node), text: node.representedLiteralValue ?? "", label: label)
    for segment in node.segments {
      if case .expressionSegment(let interpolation) = segment { arguments(interpolation.expressions) }
    }
    builder.end()
  }
}
