import HandwireFacts

/// What is called on the result of a call, in order: `.inObjectScope(.container).implements(B.self)`.
public struct CallChain {
  public struct Link {
    public var name: String
    /// Empty for a member that is not called.
    public var arguments: [CodeNode]
  }

  public let links: [Link]

  public init(after node: CodeNode) {
    var links: [Link] = []
    var current = node
    while let parent = current.parent {
      if parent.kind == .member, parent.firstChild == current {
        if let call = parent.parent, call.kind == .call, call.firstChild == parent {
          links.append(Link(name: parent.text, arguments: call.arguments))
          current = call
        } else {
          links.append(Link(name: parent.text, arguments: []))
          current = parent
        }
      } else if parent.kind == .optionalChain || parent.kind == .forced {
        current = parent
      } else {
        break
      }
    }
    self.links = links
  }

  public func arguments(of name: String) -> [CodeNode]? { links.first { $0.name == name }?.arguments }
}
