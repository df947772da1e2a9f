import Foundation

/// What stands at a path, links followed.
struct FileKind: Hashable, Sendable {
  /// Tells two folders apart whatever their paths are.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  let identity: Identity
  let isFolder: Bool
  let isRegularFile: Bool

  /// `nil` where nothing is, or a link leads nowhere or in a circle.
  init?(at path: AbsolutePath) {
    var information = stat()
    guard stat(path.text, &information) == 0 else { return nil }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: information.st_dev), number: UInt64(truncatingIfNeeded: information.st_ino))
    isFolder = information.st_mode & S_IFMT == S_IFDIR
    isRegularFile = information.st_mode & S_IFMT == S_IFREG
  }

  static func isLink(_ path: AbsolutePath) -> Bool {
    var information = stat()
    return lstat(path.text, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }
}
