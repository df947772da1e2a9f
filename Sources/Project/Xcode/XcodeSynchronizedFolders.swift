/// Folders of an Xcode project whose files belong to a target because they are in them, with the exceptions it makes.
struct XcodeSynchronizedFolders {
  private var folders: [String: [XcodeTarget.SynchronizedFolder]] = [:]
  private var added: [String: [AbsolutePath]] = [:]

  init(of document: XcodeDocument, tree: XcodeGroupTree) {
    let groups = tree.leaves.filter { document.isa($0) == "PBXFileSystemSynchronizedRootGroup" }
    var owners: [String: [String]] = [:]
    for target in document.strings("targets", of: document.rootIdentifier) {
      for group in document.strings("fileSystemSynchronizedGroups", of: target) {
        owners[group, default: []].append(target)
      }
    }
    for group in groups {
      guard let path = tree.paths[group] else { continue }
      let members = owners[group] ?? []
      var exceptions = members.reduce(into: [String: Set<AbsolutePath>]()) { $0[$1] = [] }
      for set in document.strings("exceptions", of: group) where document.isa(set).hasSuffix("BuildFileExceptionSet") {
        guard let target = document.string("target", of: set) else { continue }
        let files = document.strings("membershipExceptions", of: set).map { path.appending($0) }
        // What a member leaves out another target may take in.
        if members.contains(target) {
          exceptions[target, default: []].formUnion(files)
        } else {
          added[target, default: []] += files.filter { $0.pathExtension == "swift" }
        }
      }
      let types = document.objects[group]?["explicitFileTypes"] as? [String: Any] ?? [:]
      let untyped = types.filter { $0.value as? String != "sourcecode.swift" }.keys.map { path.appending($0) }
      let opaque = document.strings("explicitFolders", of: group).map { path.appending($0) }
      for target in members {
        let left = (exceptions[target] ?? []).union(untyped).union(opaque)
        folders[target, default: []].append(.init(path: path, exceptions: left))
      }
    }
  }

  func folders(of target: String) -> [XcodeTarget.SynchronizedFolder] { folders[target] ?? [] }

  /// Files of folders that as a whole belong to others.
  func files(addedTo target: String) -> [AbsolutePath] { added[target] ?? [] }
}
