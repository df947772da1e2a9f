import Foundation

/// What stands at a path where a generated file would go.
package enum ExistingFile: Hashable, Sendable {
  case none
  /// Handwire wrote it; without a byte order mark that somebody's editor put in front.
  case generated(String)
  /// Anything else: a file of somebody's own, a folder, a link, a file that cannot be read.
  case foreign

  package init(at path: String) {
    var information = stat()
    guard lstat(path, &information) == 0 else {
      self = errno == ENOENT || errno == ENOTDIR ? .none : .foreign
      return
    }
    guard information.st_mode & S_IFMT == S_IFREG, let data = FileManager.default.contents(atPath: path) else {
      self = .foreign
      return
    }
    let mark = data.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = String(decoding: data.dropFirst(mark), as: UTF8.self)
    guard text.utf8.starts(with: GeneratedFile.marker.utf8) else {
      self = .foreign
      return
    }
    self = .generated(text)
  }
}
