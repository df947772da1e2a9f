/// For each name in the bodies of one file, the node that declares it, where that stands in the same body.
///
/// One pass in the order of the source; functions inside bodies are in reach before they are declared.
struct LocalNames {
  /// By node index; -1 for none.
  private let declarations: [Int32]

  init(_ tree: CodeTree) {
    var pass = Pass(tree)
    pass.run()
    declarations = pass.declarations
  }

  /// - Parameter index: of a `.name` node, or of a value-less capture.
  func declaration(of index: Int) -> Int? {
    let found = declarations[index]
    return found < 0 ? nil : Int(found)
  }

  private struct Pass {
    let tree: CodeTree
    var declarations: [Int32]
    /// Name (index of its text) → the declarations in reach, innermost last.
    var reach: [UInt32: [Int32]] = [:]
    /// What to forget at the end of each open scope.
    var scopes: [(start: Int32, end: UInt32, names: [UInt32])] = []
    /// Locals whose value is still being read.
    var pending: [(end: UInt32, index: Int32)] = []

    init(_ tree: CodeTree) {
      self.tree = tree
      declarations = Array(repeating: -1, count: tree.records.count)
    }

    mutating func run() {
      for (index, record) in tree.records.enumerated() {
        close(at: UInt32(index))
        switch record.kind {
        case .name:
          if let found = reach[record.text]?.last { declarations[index] = found }
        case .capture:
          // `[weak self]` and `[api]` stand for what the name meant outside.
          if record.end == UInt32(index) + 1, let found = reach[record.text]?.last { declarations[index] = found }
          declareLater(index, record)
        case .parameter: declare(record.text, Int32(index))
        case .local: declareLater(index, record)
        case .localFunction:
          declare(record.text, Int32(index))
          open(record, at: index)
        case .block, .closure, .branch, .loop, .localType:
          open(record, at: index)
          announceFunctions(in: index, record)
        default: if record.parent == .max { open(record, at: index) }
        }
      }
    }

    private mutating func open(_ record: CodeTree.Record, at index: Int) {
      scopes.append((Int32(index), record.end, []))
    }

    private mutating func declareLater(_ index: Int, _ record: CodeTree.Record) {
      if record.end == UInt32(index) + 1 {
        declare(record.text, Int32(index))
      } else {
        pending.append((record.end, Int32(index)))
      }
    }

    private mutating func declare(_ name: UInt32, _ index: Int32) {
      reach[name, default: []].append(index)
      if !scopes.isEmpty { scopes[scopes.count - 1].names.append(name) }
    }

    /// Ends what ends before this node, innermost first.
    private mutating func close(at index: UInt32) {
      while true {
        let local = pending.last.flatMap { $0.end <= index ? $0.end : nil }
        let scope = scopes.last.flatMap { $0.end <= index ? $0.end : nil }
        // A closure at the end of a local's value ends before the local does.
        let isInner = local == scope && (scopes.last?.start ?? 0) > (pending.last?.index ?? 0)
        if let local, !isInner, scope.map({ local <= $0 }) ?? true {
          let ended = pending.removeLast()
          declare(tree.records[Int(ended.index)].text, ended.index)
        } else if scope != nil {
          for name in scopes.removeLast().names.reversed() { reach[name]?.removeLast() }
        } else {
          return
        }
      }
    }

    private mutating func announceFunctions(in index: Int, _ record: CodeTree.Record) {
      guard record.kind == .block || record.kind == .closure else { return }
      var child = index + 1
      while child < Int(record.end) {
        let node = tree.records[child]
        if node.kind == .localFunction { declare(node.text, Int32(child)) }
        child = Int(node.end)
      }
    }
  }
}
