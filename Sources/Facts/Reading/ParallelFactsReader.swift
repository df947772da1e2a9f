/// Reads many files at once, on all cores.
public struct ParallelFactsReader: Sendable {
  private let depth: FileFactsReader.Depth

  public init(_ depth: FileFactsReader.Depth = .everything) { self.depth = depth }

  /// The facts of each file, in the order of the files.
  public func facts(of files: [[UInt8]]) -> [FileFacts] {
    let reader = FileFactsReader(depth)
    return DeepStack.map(count: files.count) { reader.factsOnThisStack(ofBytes: files[$0]) }
  }

  /// The facts of each file with its path, in the order of the files.
  public func files(_ files: [(path: String, bytes: [UInt8])]) -> [(path: String, facts: FileFacts)] {
    zip(files, facts(of: files.map(\.bytes))).map { (path: $0.path, facts: $1) }
  }
}
