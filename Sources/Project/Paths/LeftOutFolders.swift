import Foundation

/// Folders below a project that hold no code of the team's own.
enum LeftOutFolders {
  /// Filled by dependency managers and builds; compared without case. Folders whose name starts with a dot are never read.
  private static let managed: Set<String> = ["carthage", "deriveddata", "node_modules", "pods", "sourcepackages"]

  static func contains(_ folder: AbsolutePath, root: AbsolutePath) -> Bool {
    let name = folder.name.lowercased()
    if managed.contains(name) { return FileKind(at: folder)?.isFolder == true }
    return isVendor(folder, root: root) && FileKind(at: folder)?.isFolder == true
  }

  /// Whether a dependency manager or a build put the file there.
  static func manages(_ file: AbsolutePath, root: AbsolutePath) -> Bool {
    guard file.isInside(root) else { return false }
    return file.relative(to: root).split(separator: "/").dropLast().contains { managed.contains($0.lowercased()) }
  }

  /// The folder above the file that holds others' code, if there is one.
  static func vendorFolder(of file: AbsolutePath, root: AbsolutePath) -> AbsolutePath? {
    guard file.text.range(of: "/vendor/", options: .caseInsensitive) != nil, file.isInside(root) else { return nil }
    var folder = file.parent
    while folder != root, folder.text.utf8.count > root.text.utf8.count {
      if isVendor(folder, root: root) { return folder }
      folder = folder.parent
    }
    return nil
  }

  /// `Vendor` beside a project is others' code; deeper down it may be a feature about those who sell.
  private static func isVendor(_ folder: AbsolutePath, root: AbsolutePath) -> Bool {
    guard folder.name.lowercased() == "vendor" else { return false }
    if folder.parent == root { return true }
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: folder.parent.text)) ?? []
    return beside.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }
}
