import HandwireFacts

/// Classes of which one object lives as long as the process, because a static property of their own holds it.
enum SingletonTypes {
  /// `static let shared = Store()`
  static func accessor(of type: TypeIdentifier, in code: CodeProgram) -> CodeMember? {
    code.members(of: type).first { member in
      guard member.isStatic, let property = member.property, !property.isComputed else { return false }
      if case .call(.reference(let path, _), _)? = property.initialValue {
        return path.last?.name == type.name || path.last?.name == "Self"
          || (path.last?.name == "init" && path.dropLast().last?.name == type.name)
      }
      guard property.isConstant, case .named(let named)? = property.type else { return false }
      return named.components.last?.name == type.name
    }
  }
}
