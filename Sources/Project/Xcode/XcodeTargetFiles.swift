/// Finds the Swift files of targets on disk.
struct XcodeTargetFiles {
  private let listing: FolderListing
  private let listed: Set<AbsolutePath>
  private let root: AbsolutePath
  private let isExcluded: @Sendable (AbsolutePath) -> Bool
  /// Folders that the listing leaves out or that lie elsewhere.
  private var others: [AbsolutePath: [AbsolutePath]] = [:]
  /// Made when it is needed: projects are written where `a.swift` and `A.swift` are one file.
  private var withoutCase: [String: AbsolutePath]?

  init(listing: FolderListing, root: AbsolutePath, isExcluded: @escaping @Sendable (AbsolutePath) -> Bool) {
    self.listing = listing
    self.root = root
    self.isExcluded = isExcluded
    listed = Set(listing.files).union(listing.packagedFiles)
  }

  mutating func files(of target: XcodeTarget) -> (files: Set<AbsolutePath>, missing: [AbsolutePath]) {
    var found: Set<AbsolutePath> = []
    var missing: [AbsolutePath] = []
    for file in target.files where !isExcluded(file) && !LeftOutFolders.manages(file, root: root) {
      if listed.contains(file) || FileKind(at: file)?.isRegularFile == true {
        found.insert(file)
      } else if let other = ignoringCase(file) {
        found.insert(other)
      } else {
        missing.append(file)
      }
    }
    for folder in target.folders {
      for file in files(in: folder.path) where !isException(file, in: folder) { found.insert(file) }
    }
    return (found, missing)
  }

  private func isException(_ file: AbsolutePath, in folder: XcodeTarget.SynchronizedFolder) -> Bool {
    guard !folder.exceptions.isEmpty else { return false }
    var path = file
    while path != folder.path, path.text.utf8.count > folder.path.text.utf8.count {
      if folder.exceptions.contains(path) { return true }
      path = path.parent
    }
    return false
  }

  private mutating func files(in folder: AbsolutePath) -> [AbsolutePath] {
    // Packages in the folder are targets of their own; but the folder may itself lie in a package.
    for files in [listing.files, listing.packagedFiles] {
      let inside = XcodeTargetFiles.files(files, in: folder)
      if !inside.isEmpty { return inside }
    }
    if let known = others[folder] { return known }
    guard FileKind(at: folder)?.isFolder == true, !LeftOutFolders.manages(folder.appending("x"), root: root) else {
      return []
    }
    let files = FolderListing(of: folder, stopsAtCheckouts: true, leavesOut: isExcluded).files
    others[folder] = files
    return files
  }

  /// - Parameter files: sorted.
  private static func files(_ files: [AbsolutePath], in folder: AbsolutePath) -> [AbsolutePath] {
    let prefix = folder.text + "/"
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].text < prefix { low = middle + 1 } else { high = middle }
    }
    return Array(files[low...].prefix { $0.text.hasPrefix(prefix) })
  }

  private mutating func ignoringCase(_ file: AbsolutePath) -> AbsolutePath? {
    let all =
      withoutCase
      ?? Dictionary(listed.sorted().map { ($0.text.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    withoutCase = all
    return all[file.text.lowercased()]
  }
}
