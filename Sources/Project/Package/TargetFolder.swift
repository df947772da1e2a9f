import HandwireFacts

/// Finds the folder of a target where SwiftPM would, and the files in it that SwiftPM would compile.
struct TargetFolder: Sendable {
  let package: AbsolutePath
  let manifest: PackageManifest
  /// Asked with each path; what the project's configuration excludes.
  let isExcluded: @Sendable (AbsolutePath) -> Bool

  /// `nil` where no folder is found.
  func path(of target: PackageManifest.Target) -> AbsolutePath? {
    if let path = target.path {
      let folder = package.appending(path)
      return FileKind(at: folder) == nil ? nil : folder
    }
    let places = TargetFolder.conventionalPlaces(for: target.role)
    for place in places {
      let folder = package.appending("\(place)/\(target.name)")
      if FileKind(at: folder)?.isFolder == true { return folder }
    }
    // A package with one target of its kind may keep it in `Sources` itself.
    let siblings = manifest.targets.filter { ($0.role == .test) == (target.role == .test) && $0.role != .plugin }
    let place = target.role == .test ? "Tests" : places.first(where: isFolder) ?? "Sources"
    return siblings.count == 1 && target.role != .plugin && isFolder(place) ? package.appending(place) : nil
  }

  func listing(of target: PackageManifest.Target, in folder: AbsolutePath) -> [FolderListing] {
    let outside = Set((target.excludes + target.resources).map { folder.appending($0) })
    let roots = target.sources.map { $0.map { folder.appending($0) } } ?? [folder]
    let leavesOutGenerated = folder == package
    return Set(roots).sorted().filter { FileKind(at: $0) != nil }.map { root in
      FolderListing(of: root) { path in
        outside.contains(path) || isExcluded(path)
          || (leavesOutGenerated && LeftOutFolders.contains(path, root: package))
      }
    }
  }

  private func isFolder(_ relative: String) -> Bool { FileKind(at: package.appending(relative))?.isFolder == true }

  private static func conventionalPlaces(for role: Module.Role?) -> [String] {
    switch role {
    case .test: ["Tests", "Sources", "Source", "src", "srcs"]
    case .plugin: ["Plugins"]
    case .library, .executable, .macro, nil: ["Sources", "Source", "src", "srcs"]
    }
  }
}
