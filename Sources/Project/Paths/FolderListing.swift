import Foundation

/// The Swift files below a folder, each folder visited once however many links lead to it.
struct FolderListing: Sendable {
  /// Sorted by path.
  private(set) var files: [AbsolutePath] = []
  /// Folders below that hold a manifest of their own; what is in them is not among the files. Sorted.
  private(set) var packages: [AbsolutePath] = []
  /// Files in those packages, sorted; only where the listing enters them.
  private(set) var packagedFiles: [AbsolutePath] = []
  /// Xcode projects (`….xcodeproj`), sorted.
  private(set) var xcodeProjects: [AbsolutePath] = []
  /// Workspaces (`….xcworkspace`), sorted.
  private(set) var workspaces: [AbsolutePath] = []
  /// Folders that could not be opened and entries that could not be looked at, sorted.
  private(set) var unreadable: [AbsolutePath] = []

  private var seen: Set<FileKind.Identity> = []

  private let stopsAtCheckouts: Bool
  private let entersPackages: Bool

  private struct Folder: Comparable {
    let path: AbsolutePath
    let isPackaged: Bool

    static func < (left: Folder, right: Folder) -> Bool { left.path < right.path }
  }

  /// - Parameters:
  ///   - stopsAtCheckouts: leaves out folders below that are another repository's, or this one's a second time.
  ///   - entersPackages: goes on inside packages, where there may be Xcode projects.
  ///   - leavesOut: asked for each file and folder below `folder`.
  init(
    of folder: AbsolutePath, stopsAtCheckouts: Bool = false, entersPackages: Bool = false,
    leavesOut: (AbsolutePath) -> Bool
  ) {
    self.stopsAtCheckouts = stopsAtCheckouts
    self.entersPackages = entersPackages
    if let kind = FileKind(at: folder), kind.isRegularFile {
      files = folder.pathExtension == "swift" ? [folder] : []
      return
    }
    // Links wait until all real folders are read, so that a file shows its real path where it has one.
    var links = visit([Folder(path: folder, isPackaged: false)], isRoot: true, leavesOut: leavesOut)
    while !links.isEmpty {
      let ancestorsAndSeen = links.filter { !leadsUpwards($0.path, from: folder) }
      links = visit(ancestorsAndSeen, isRoot: false, leavesOut: leavesOut)
    }
    files.sort()
    packages.sort()
    packagedFiles.sort()
    xcodeProjects.sort()
    workspaces.sort()
    unreadable.sort()
  }

  /// Reads the folders and all real ones below; returns the links to folders met on the way.
  private mutating func visit(
    _ folders: [Folder], isRoot: Bool, leavesOut: (AbsolutePath) -> Bool
  ) -> [Folder] {
    var waiting = Array(folders.reversed())
    var links: [Folder] = []
    var isFirst = isRoot
    while let next = waiting.popLast() {
      let folder = next.path
      var isPackaged = next.isPackaged
      guard let kind = FileKind(at: folder), seen.insert(kind.identity).inserted else { continue }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.text) else {
        unreadable.append(folder)
        continue
      }
      if !isFirst, stopsAtCheckouts, names.contains(".git"), FolderListing.isOtherCheckout(folder) { continue }
      if !isFirst, names.contains("Package.swift") {
        packages.append(folder)
        guard entersPackages else { continue }
        isPackaged = true
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
          if path.pathExtension == "xcworkspace" { workspaces.append(path) }
          if FolderListing.isOpaque(path) { continue }
          let inner = Folder(path: path, isPackaged: isPackaged)
          if FileKind.isLink(path) { links.append(inner) } else { waiting.append(inner) }
        } else if kind.isRegularFile, path.pathExtension == "swift" {
          if isPackaged { packagedFiles.append(path) } else { files.append(path) }
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

  /// A clone or a further working tree; submodules are part of the project.
  private static func isOtherCheckout(_ folder: AbsolutePath) -> Bool {
    let git = folder.appending(".git")
    guard let kind = FileKind(at: git) else { return false }
    guard kind.isRegularFile else { return kind.isFolder }
    guard case .bytes(let bytes) = SourceText(of: git) else { return false }
    return !String(decoding: bytes, as: UTF8.self).contains("/modules/")
  }

  /// Folders that are one document to the build system: what is in them is not compiled.
  private static func isOpaque(_ folder: AbsolutePath) -> Bool {
    [
      "xcodeproj", "xcworkspace", "playground", "playgroundbook", "docc", "xcassets", "xcdatamodeld", "xcdatamodel",
      "xctemplate", "scnassets", "bundle", "framework", "xcframework", "app",
    ].contains(folder.pathExtension)
  }
}
