import HandwireProject

extension CommitHistory {
  /// `nil` unless more than half of the commits touch the file, and there are enough of them to say so.
  func share(of path: String) -> (touching: Int, all: Int)? {
    guard commitCount >= GodContainer.fewestCommits, let touching = commitsByPath[path], touching * 2 > commitCount
    else { return nil }
    return (touching, commitCount)
  }
}
