import Foundation

/// Reads many files at once, on all cores.
public struct ParallelFactsReader: Sendable {
  private let depth: FileFactsReader.Depth

  public init(_ depth: FileFactsReader.Depth = .everything) { self.depth = depth }

  /// The facts of each file, in the order of the files.
  public func facts(of files: [[UInt8]]) -> [FileFacts] {
    let results = Results(count: files.count)
    let reader = FileFactsReader(depth)
    DeepStack.run(count: files.count) { index in
      results.set(reader.factsOnThisStack(ofBytes: files[index]), at: index)
    }
    return results.facts
  }

  /// The facts of each file with its path, in the order of the files.
  public func files(_ files: [(path: String, bytes: [UInt8])]) -> [(path: String, facts: FileFacts)] {
    zip(files, facts(of: files.map(\.bytes))).map { (path: $0.path, facts: $1) }
  }
}

/// One slot for each file; a lock keeps the slots of different threads apart.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var slots: [FileFacts]

  init(count: Int) { slots = Array(repeating: FileFacts(), count: count) }

  func set(_ facts: FileFacts, at index: Int) { lock.withLock { slots[index] = facts } }

  var facts: [FileFacts] { lock.withLock { slots } }
}
