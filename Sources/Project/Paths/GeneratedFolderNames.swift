/// Folders that tools fill and teams do not write in.
enum GeneratedFolderNames {
  /// Compared without case; folders whose name starts with a dot are never read anyway.
  static func contains(_ name: String) -> Bool {
    ["deriveddata", "pods", "carthage", "vendor", "node_modules", "sourcepackages"].contains(name.lowercased())
  }
}
