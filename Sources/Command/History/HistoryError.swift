/// Why a commit cannot be compared with; each description is one line that says what would help.
enum HistoryError: Error, Hashable, Sendable, CustomStringConvertible {
  case noGit(reason: String)
  case noRepository(path: String)
  case noCommits(path: String)
  case unknownRevision(String)
  /// The clone has not all of the history.
  case notInShallowClone(String)
  case failed(command: String, reason: String)

  var description: String {
    switch self {
    case .noGit(let reason): "'--since' needs git, which cannot be run: \(reason)"
    case .noRepository(let path): "'\(path)' is in no git repository, so there is no commit that '--since' could name"
    case .noCommits(let path): "the git repository of '\(path)' has no commit yet that '--since' could name"
    case .unknownRevision(let revision):
      "git knows no commit '\(revision)'; a branch of the remote may have to be fetched, and is named 'origin/…'"
    case .notInShallowClone(let revision):
      "git knows no commit '\(revision)', and this clone is shallow; 'git fetch --unshallow' brings its history "
        + "(in GitHub Actions: 'fetch-depth: 0' for actions/checkout)"
    case .failed(let command, let reason): "'git \(command)' failed: \(reason)"
    }
  }
}
