/// Writes a `CodeTree` node by node, parents before children.
struct CodeTreeBuilder {
  private(set) var tree = CodeTree()
  private var open: [UInt32] = []
  private var textIndices: [String: UInt32] = ["": 0]

  /// Nodes below deeper ones are left out; whoever reads the tree may recurse as far.
  static let deepest = 1_000

  var depth: Int { open.count }
  var isTooDeep: Bool { open.count > Self.deepest }

  /// The index of the next node.
  var next: Int { tree.records.count }

  mutating func begin(
    _ kind: CodeKind, at position: Position, text: String = "", label: String? = nil, type: TypeExpression? = nil,
    flags: UInt8 = 0
  ) {
    let index = UInt32(tree.records.count)
    var record = CodeTree.Record(
      kind: kind, flags: flags, column: UInt16(clamping: position.column), line: UInt32(clamping: position.line),
      parent: open.last ?? .max)
    record.text = self.index(of: text)
    if let label { record.label = self.index(of: label) }
    if let type {
      tree.types.append(type)
      record.type = UInt32(tree.types.count)
    }
    tree.records.append(record)
    open.append(index)
  }

  mutating func end() {
    guard let index = open.popLast() else { return }
    tree.records[Int(index)].end = UInt32(tree.records.count)
  }

  mutating func leaf(
    _ kind: CodeKind, at position: Position, text: String = "", label: String? = nil, type: TypeExpression? = nil,
    flags: UInt8 = 0
  ) {
    begin(kind, at: position, text: text, label: label, type: type, flags: flags)
    end()
  }

  private mutating func index(of text: String) -> UInt32 {
    if let known = textIndices[text] { return known }
    let index = UInt32(tree.texts.count)
    tree.texts.append(text)
    textIndices[text] = index
    return index
  }
}
