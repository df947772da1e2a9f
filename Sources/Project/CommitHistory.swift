/// How often the commits of a project's history touch each of its files.
public struct CommitHistory: Hashable, Sendable {
  /// Those that touch any Swift file.
  public let commitCount: Int
  /// By path relative to the project.
  public let commitsByPath: [String: Int]

  public init(commitCount: Int, commitsByPath: [String: Int]) {
    self.commitCount = commitCount
    self.commitsByPath = commitsByPath
  }

  /// - Parameter log: what `git log --name-only --relative --format=%x01 -z -- *.swift` prints: for each commit a byte 1,
  ///   then its paths, each followed by a byte 0.
  public init(log: some Sequence<UInt8>) {
    var commits = 0
    var counts: [String: Int] = [:]
    var isTouching = false
    var path: [UInt8] = []
    for byte in log {
      guard byte == 0 || byte == UInt8(ascii: "\n") else {
        path.append(byte)
        continue
      }
      if path == [1] {
        isTouching = false
      } else if !path.isEmpty {
        let text = String(decoding: path, as: UTF8.self)
        if text.hasSuffix(".swift") {
          if !isTouching { commits += 1 }
          isTouching = true
          counts[text, default: 0] += 1
        }
      }
      path.removeAll(keepingCapacity: true)
    }
    commitCount = commits
    commitsByPath = counts
  }
}
