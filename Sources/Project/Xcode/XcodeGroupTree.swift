/// Where the groups, folders and files of an Xcode project lie on disk.
struct XcodeGroupTree {
  /// By identifier; what lies in the build products, the SDK or a source tree of Xcode's preferences is not here.
  private(set) var paths: [String: AbsolutePath] = [:]
  /// File references and synchronized folders in the order of the navigator.
  private(set) var leaves: [String] = []

  /// - Parameter sourceRoot: the project's folder, or what `projectDirPath` makes of it.
  init(of document: XcodeDocument, sourceRoot: AbsolutePath) {
    guard let main = document.string("mainGroup", of: document.rootIdentifier) else { return }
    var seen: Set<String> = []
    var waiting: [(identifier: String, parent: AbsolutePath?)] = [(main, sourceRoot)]
    while let (identifier, parent) = waiting.popLast() {
      guard seen.insert(identifier).inserted, let object = document.objects[identifier] else { continue }
      let own = object["path"] as? String
      let path: AbsolutePath?
      switch object["sourceTree"] as? String ?? "<group>" {
      case "<group>": path = own.map { own in parent.map { AbsolutePath(own, relativeTo: $0) } } ?? parent
      case "SOURCE_ROOT": path = AbsolutePath(own ?? ".", relativeTo: sourceRoot)
      case "<absolute>": path = own.map { AbsolutePath($0, relativeTo: sourceRoot) }
      default: path = nil
      }
      paths[identifier] = path
      switch document.isa(identifier) {
      case "PBXGroup", "PBXVariantGroup", "XCVersionGroup":
        waiting += document.strings("children", of: identifier).reversed().map { ($0, path) }
      default: leaves.append(identifier)
      }
    }
  }
}
