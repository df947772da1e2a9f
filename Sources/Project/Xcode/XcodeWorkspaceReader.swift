/// Reads which projects and packages a workspace (`….xcworkspace`) names.
struct XcodeWorkspaceReader: Sendable {
  /// Sorted; nothing where the workspace cannot be read.
  func references(of workspace: AbsolutePath) -> [AbsolutePath] {
    guard case .bytes(let bytes) = SourceText(of: workspace.appending("contents.xcworkspacedata")) else { return [] }
    let container = workspace.parent
    var groups = [container]
    var found: Set<AbsolutePath> = []
    var isDescribing = false
    for piece in String(decoding: bytes, as: UTF8.self).split(separator: "<").dropFirst() {
      if piece.hasPrefix("!--") { isDescribing = true }
      if isDescribing {
        if piece.contains("-->") { isDescribing = false }
        continue
      }
      if piece.hasPrefix("/Group") {
        if groups.count > 1 { groups.removeLast() }
      } else if piece.hasPrefix("Group") {
        let path = location(in: piece, container: container, group: groups.last ?? container)
        if !endsItself(piece) { groups.append(path ?? groups.last ?? container) }
      } else if piece.hasPrefix("FileRef") {
        if let path = location(in: piece, container: container, group: groups.last ?? container) { found.insert(path) }
      }
    }
    return found.sorted()
  }

  private func endsItself(_ tag: Substring) -> Bool {
    guard let end = tag.lastIndex(of: ">") else { return false }
    return tag[..<end].last { !$0.isWhitespace } == "/"
  }

  /// `location = "group:Core/Core.xcodeproj"`
  private func location(in tag: Substring, container: AbsolutePath, group: AbsolutePath) -> AbsolutePath? {
    guard let start = tag.firstRange(of: "location") else { return nil }
    let parts = tag[start.upperBound...].split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return nil }
    let value = parts[1].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard value.count == 2 else { return nil }
    let path = [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].reduce(
      String(value[1])
    ) { $0.replacing($1.0, with: $1.1) }
    switch value[0] {
    case "group": return AbsolutePath(path.isEmpty ? "." : path, relativeTo: group)
    case "container": return AbsolutePath(path.isEmpty ? "." : path, relativeTo: container)
    case "absolute": return AbsolutePath("/" + path)
    default: return nil
    }
  }
}
