import Foundation

/// The steps of one write, each with what undoes it.
struct OutputTransaction {
  let rename: @Sendable (_ from: String, _ to: String) -> Int32

  /// Parents first.
  private var madeFolders: [String] = []
  /// Final path → text written beside it.
  private var temporaries: [String: String] = [:]
  /// In order of execution; `backup` is `nil` where nothing stood there before.
  private var done: [(path: String, backup: String?)] = []
  private var removed: [String] = []

  init(rename: @escaping @Sendable (String, String) -> Int32) { self.rename = rename }

  /// Writes the text beside its final place.
  mutating func prepare(_ contents: String, for path: String) throws(OutputError) {
    try makeFolder(of: path)
    let temporary = sibling(of: path, suffix: "new")
    unlink(temporary)
    let file = open(temporary, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(path) }
    temporaries[path] = temporary
    var bytes = Array(contents.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 else {
        let error = failure(path)
        close(file)
        throw error
      }
      bytes = bytes.dropFirst(count)
    }
    var information = stat()
    if stat(path, &information) == 0 { _ = fchmod(file, information.st_mode & 0o7777) }
    guard close(file) == 0 else { throw failure(path) }
  }

  /// Puts the prepared text in place in one step.
  mutating func replace(_ path: String) throws(OutputError) {
    guard let temporary = temporaries[path] else { return }
    var backup: String?
    if FileManager.default.fileExists(atPath: path) {
      let name = sibling(of: path, suffix: "old")
      unlink(name)
      let isKept = link(path, name) == 0 || (try? FileManager.default.copyItem(atPath: path, toPath: name)) != nil
      guard isKept else { throw failure(path) }
      backup = name
    }
    guard rename(temporary, path) == 0 else {
      let error = failure(path)
      if let backup { unlink(backup) }
      throw error
    }
    temporaries[path] = nil
    done.append((path, backup))
  }

  mutating func remove(_ path: String) throws(OutputError) {
    let backup = sibling(of: path, suffix: "old")
    guard rename(path, backup) == 0 else { throw failure(path) }
    done.append((path, backup))
    removed.append(path)
  }

  /// Leaves the disk as it was.
  mutating func rollBack() {
    for (path, backup) in done.reversed() {
      if let backup { _ = Foundation.rename(backup, path) } else { unlink(path) }
    }
    for temporary in temporaries.values { unlink(temporary) }
    for folder in madeFolders.reversed() { rmdir(folder) }
  }

  /// Drops what could undo the steps, and `Generated` folders that nothing is left in.
  mutating func finish() {
    for case (_, let backup?) in done { unlink(backup) }
    for path in removed {
      let folder = (path as NSString).deletingLastPathComponent
      if (folder as NSString).lastPathComponent == "Generated" { rmdir(folder) }
    }
  }

  private mutating func makeFolder(of path: String) throws(OutputError) {
    var missing: [String] = []
    var current = (path as NSString).deletingLastPathComponent
    while !FileManager.default.fileExists(atPath: current), current != "/", !current.isEmpty {
      missing.append(current)
      current = (current as NSString).deletingLastPathComponent
    }
    for folder in missing.reversed() {
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw failure(path) }
      madeFolders.append(folder)
    }
  }

  private func failure(_ path: String) -> OutputError {
    .cannotWrite(path: path, reason: String(cString: strerror(errno)))
  }

  /// Hidden, and no Swift file to anybody.
  private func sibling(of path: String, suffix: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    let name = (path as NSString).lastPathComponent
    return "\(folder)/.\(name).handwire-\(ProcessInfo.processInfo.processIdentifier).\(suffix)"
  }
}
