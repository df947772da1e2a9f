import Foundation

/// The Swift files below a folder, each folder visited once however many links lead to it.
struct FolderListing: Sendable {
  /// Sorted by path.
  private(set) var files: [AbsolutePath] = []
  /// Folders below that hold a manifest of their own; what is in them is not listed. Sorted.
  private(set) var packages: [AbsolutePath] = []
  /// Xcode projects (`….xcodeproj`), sorted.
  private(set) var xcodeProjects: [AbsolutePath] = []
  /// Folders that could not be opened and entries that could not be looked at, sorted.
  private(set) var unreadable: [AbsolutePath] = []

  private var seen: Set<FileKind.Identity> = []

  /// - Parameter leavesOut: asked for each file and folder below `folder`.
  init(of folder: AbsolutePath, leavesOut: (AbsolutePath) -> Bool) {
    if let kind = FileKind(at: folder), kind.isRegularFile {
      files = folder.pathExtension == "swift" ? [folder] : []
      return
    }
    // Links wait until all real folders are read, so that a file shows its real path where it has one.
    var links = visit([folder], isRoot: true, leavesOut: leavesOut)
    while !links.isEmpty {
      let ancestorsAndSeen = links.filter { !leadsUpwards($0, from: folder) }
      links = visit(ancestorsAndSeen, isRoot: false, leavesOut: leavesOut)
    }
    files.sort()
    packages.sort()
    xcodeProjects.sort()
    unreadable.sort()
  }

  /// Reads the folders and all real ones below; returns the links to folders met on the way.
  private mutating func visit(
    _ folders: [AbsolutePath], isRoot: Bool, leavesOut: (AbsolutePath) -> Bool
  ) -> [AbsolutePath] {
    var waiting = Array(folders.reversed())
    var links: [AbsolutePath] = []
    var isFirst = isRoot
    while let folder = waiting.popLast() {
      guard let kind = FileKind(at: folder), seen.insert(kind.identity).inserted else { continue }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.text) else {
        unreadable.append(folder)
        continue
      }
      if !isFirst, names.contains("Package.swift") {
        packages.append(folder)
        continue
      }
      isFirst = false
      for name in names.sorted(by: >) where !name.hasPrefix(".") {
        let path = folder.appending(name)
        if leavesOut(path) { continue }
        guard let kind = FileKind(at: path) else {
          // A link may lead nowhere; what is listed by its own name should be there.
          if !FileKind.isLink(path) { unreadable.append(path) }
          continue
        }
        if kind.isFolder {
          if path.pathExtension == "xcodeproj" { xcodeProjects.append(path) }
          if FolderListing.isOpaque(path) { continue }
          if FileKind.isLink(path) { links.append(path) } else { waiting.append(path) }
        } else if kind.isRegularFile, path.pathExtension == "swift" {
          files.append(path)
        }
      }
    }
    return links.sorted()
  }

  private func leadsUpwards(_ link: AbsolutePath, from folder: AbsolutePath) -> Bool {
    let target = AbsolutePath(URL(fileURLWithPath: link.text).resolvingSymlinksInPath().path)
    let start = AbsolutePath(URL(fileURLWithPath: folder.text).resolvingSymlinksInPath().path)
    return start.isInside(target)
  }

  /// Folders that are one document to the build system: what is in them is not compiled.
  private static func isOpaque(_ folder: AbsolutePath) -> Bool {
    [
      "xcodeproj", "xcworkspace", "playground", "docc", "xcassets", "xcdatamodeld", "xcdatamodel", "scnassets",
      "bundle",
      "framework", "xcframework", "app",
    ].contains(folder.pathExtension)
  }
}
