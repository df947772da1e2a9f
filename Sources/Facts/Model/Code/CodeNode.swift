/// One node of a `CodeTree`; `CodeKind` says what its text, label, type and children are.
public struct CodeNode: Sendable {
  let tree: CodeTree
  /// 0-based, in the file's tree; parents come before children.
  public let index: Int

  init(tree: CodeTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  private var record: CodeTree.Record { tree.records[index] }

  public var kind: CodeKind { record.kind }
  public var text: String { tree.texts[Int(record.text)] }
  /// `nil` where there is none (or `_`).
  public var label: String? { record.label == 0 ? nil : tree.texts[Int(record.label)] }
  public var position: Position { Position(line: Int(record.line), column: Int(record.column)) }
  public var type: TypeExpression? { record.type == 0 ? nil : tree.types[Int(record.type) - 1] }
  /// Stands behind the parentheses of a call.
  public var isTrailingClosure: Bool { record.flags & CodeTree.isTrailingClosure != 0 }
  /// Inside an `await`.
  public var isAwaited: Bool { record.flags & CodeTree.isAwaited != 0 }
  /// A local that is declared `weak` or `unowned`.
  public var isWeak: Bool { record.flags & CodeTree.isWeak != 0 }
  public var parent: CodeNode? { record.parent == .max ? nil : CodeNode(tree: tree, index: Int(record.parent)) }
  /// The index behind the last node below this one.
  public var end: Int { Int(record.end) }

  /// In order.
  public var children: Children { Children(node: self) }
  public var firstChild: CodeNode? { index + 1 < end ? CodeNode(tree: tree, index: index + 1) : nil }

  /// The node and all below it, parents first.
  public var all: LazyMapSequence<Range<Int>, CodeNode> {
    let tree = tree
    return (index..<end).lazy.map { CodeNode(tree: tree, index: $0) }
  }

  /// Arguments of a call, subscript, macro or attribute.
  public var arguments: [CodeNode] {
    switch kind {
    case .call, .subscripted: Array(children.dropFirst())
    case .macro, .attribute: Array(children)
    default: []
    }
  }

  /// What a call calls, a subscript or a member belongs to, an optional chain or a force unwrap looks into.
  public var base: CodeNode? {
    switch kind {
    case .call, .subscripted, .member, .optionalChain, .forced, .cast, .tried: firstChild
    default: nil
    }
  }

  /// Of `name<A, B>` and `x.member<A, B>`.
  public var genericArguments: [TypeExpression] {
    guard kind == .name || kind == .member || kind == .implicitMember, case .named(let type)? = self.type else {
      return []
    }
    return type.components.last?.arguments ?? []
  }

  /// Where the expression begins: for `a.b()` the place of `a`.
  public var start: Position {
    var node = self
    while true {
      switch node.kind {
      case .member, .call, .subscripted, .optionalChain, .forced, .cast, .assignment, .ternary:
        guard let first = node.firstChild else { return node.position }
        node = first
      default: return node.position
      }
    }
  }

  /// Whether `other` is this node or stands below it.
  public func contains(_ other: CodeNode) -> Bool { other.index >= index && other.index < end }

  public struct Children: Sequence, IteratorProtocol, Sendable {
    private let tree: CodeTree
    private var position: Int
    private let end: Int

    init(node: CodeNode) {
      tree = node.tree
      position = node.index + 1
      end = node.end
    }

    public mutating func next() -> CodeNode? {
      guard position < end else { return nil }
      let node = CodeNode(tree: tree, index: position)
      position = node.end
      return node
    }
  }
}

extension CodeNode: Hashable {
  /// Within one file.
  public static func == (left: CodeNode, right: CodeNode) -> Bool { left.index == right.index }
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
