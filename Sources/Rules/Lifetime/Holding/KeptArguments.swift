import HandwireFacts

/// Finds the property in which an object keeps what its initializer is given; used on one thread.
struct KeptArguments {
  let ownCode: OwnCode
  let code: CodeProgram

  /// - Parameters:
  ///   - argument: of `call`, which constructs an object.
  /// - Returns: `nil` where it is not seen to be kept, or only weakly.
  func property(keeping argument: CodeNode, of call: CodeNode, making type: TypeIdentifier, in file: FileCode)
    -> CodeMember?
  {
    guard let position = call.arguments.firstIndex(of: argument) else { return nil }
    guard let declared = file.calledDeclaration(of: call) else {
      // A memberwise initializer.
      guard let label = argument.label, code.program.kind(of: .nominal(type, arguments: [])) == .value,
        !code.members(of: type).contains(where: { $0.name == "init" })
      else { return nil }
      return stored(label, of: type)
    }
    return property(keeping: declared.parameters[declared.indices[position]].name, of: declared.member, in: type)
  }

  /// - Parameter parameter: its name inside of the initializer.
  func property(keeping parameter: String, of initializer: CodeMember, in type: TypeIdentifier) -> CodeMember? {
    guard case .initializer(let fact) = initializer.fact, initializer.owner == type else { return nil }
    for part in ownCode.parts(of: type)
    where part.body.role == .initializer && part.body.declaration == fact.header.position
      && part.audit.file.path == initializer.context.file
    {
      for node in part.root.all where node.kind == .assignment {
        let sides = Array(node.children)
        guard sides.count == 2, sides[1].kind == .name, sides[1].text == parameter, let target = sides[0].path else {
          continue
        }
        let name = target.count == 2 && target[0] == "self" ? target[1] : target.count == 1 ? target[0] : nil
        if let name, let found = stored(name, of: type) { return found }
      }
    }
    return nil
  }

  /// A stored property of its own that holds strongly.
  func stored(_ name: String, of type: TypeIdentifier) -> CodeMember? {
    guard let member = code.members(named: name, of: type).first, member.owner == type, !member.isStatic,
      let property = member.property, !property.isComputed, member.isStrong
    else { return nil }
    return member
  }
}
