/// The function or initializer that a call means, and which parameter each argument goes to.
public struct CalledDeclaration: Sendable {
  public var member: CodeMember
  public var parameters: [ParameterFact]
  /// For each argument of the call, in order, the index of its parameter.
  public var indices: [Int]
}

extension FileCode {
  /// `nil` where no declaration that was read takes the arguments, or where several do.
  public func calledDeclaration(of call: CodeNode) -> CalledDeclaration? {
    guard call.kind == .call, let callee = call.firstChild else { return nil }
    var fitting: [CalledDeclaration] = []
    let arguments = call.arguments
    for member in candidates(for: callee) {
      guard let parameters = member.parameters, let match = ArgumentMatch(arguments, to: parameters) else { continue }
      fitting.append(CalledDeclaration(member: member, parameters: parameters, indices: match.parameters))
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  private func candidates(for callee: CodeNode) -> [CodeMember] {
    if callee.kind == .member, callee.text == "init", let base = callee.firstChild {
      switch reference(of: base) {
      case .selfValue, .superValue:
        var type = type(of: base)
        if case .metatype(let instance) = type { type = instance }
        return key(of: type).map { code.members(named: "init", of: $0) } ?? []
      case .local, .members, .globals, .type, .module, .unread, .unknown: break
      }
    }
    switch reference(of: callee) {
    case .type(let type): return key(of: type).map { code.members(named: "init", of: $0) } ?? []
    case .members(let members), .globals(let members): return members
    case .local, .module, .selfValue, .superValue, .unread, .unknown: return []
    }
  }
}
