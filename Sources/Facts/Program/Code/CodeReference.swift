/// What a name in a body refers to.
public enum CodeReference: Sendable {
  /// The node that declares it: a local, a parameter, a capture or a function inside the body.
  case local(CodeNode)
  /// A property, or the overloads of a function that fit.
  case members([CodeMember])
  /// Properties or functions at the top level of a file.
  case globals([CodeMember])
  case type(ResolvedType)
  case module(String)
  case selfValue
  case superValue
  /// A name of something that was not read.
  case unread(String)
  /// Why it cannot be known.
  case unknown(String)

  public var members: [CodeMember] {
    switch self {
    case .members(let members), .globals(let members): members
    case .local, .type, .module, .selfValue, .superValue, .unread, .unknown: []
    }
  }
}
