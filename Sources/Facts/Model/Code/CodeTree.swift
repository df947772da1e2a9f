/// The code of one file's bodies: expressions and statements as a flat list of nodes, parents before children.
///
/// Small on purpose (28 bytes a node): an audit holds those of a whole codebase.
public struct CodeTree: Hashable, Codable, Sendable {
  struct Record: Hashable, Codable, Sendable {
    var kind: CodeKind
    var flags: UInt8 = 0
    /// Larger ones are cut to the largest.
    var column: UInt16
    var line: UInt32
    /// The index behind the last node below this one.
    var end: UInt32 = 0
    /// `UInt32.max` for a root.
    var parent: UInt32
    /// Index into `texts`; 0 is the empty text.
    var text: UInt32 = 0
    /// Index into `texts`; 0 for none.
    var label: UInt32 = 0
    /// Index into `types` plus one; 0 for none.
    var type: UInt32 = 0
  }

  static let isTrailingClosure: UInt8 = 1
  static let isAwaited: UInt8 = 2
  static let isWeak: UInt8 = 4

  var records: [Record] = []
  var texts: [String] = [""]
  var types: [TypeExpression] = []

  public init() {}

  public var isEmpty: Bool { records.isEmpty }
  /// Nodes in all bodies of the file.
  public var count: Int { records.count }

  /// - Parameter index: 0-based, below `count`.
  public subscript(index: Int) -> CodeNode { CodeNode(tree: self, index: index) }
}
