import HandwireFacts

/// What an Xcode project says about its targets and about the projects and packages that it refers to.
struct XcodeProject: Hashable, Sendable {
  /// `….xcodeproj`
  let path: AbsolutePath
  /// In the project's order; those without Swift files included.
  let targets: [XcodeTarget]
  /// Folders that may be packages.
  let localPackages: [AbsolutePath]
  /// `….xcodeproj` among its files.
  let nestedProjects: [AbsolutePath]

  var folder: AbsolutePath { path.parent }
  var name: String { String(path.name.dropLast(".xcodeproj".count)) }

  /// The settings that all its targets agree on; for files that belong to none.
  static func commonSettings(of projects: [XcodeProject]) -> ModuleSettings {
    let all = projects.flatMap(\.targets).map(\.settings)
    let modes = Set(all.map(\.languageMode))
    return ModuleSettings(
      isMainActorByDefault: !all.isEmpty && all.allSatisfy(\.isMainActorByDefault),
      languageMode: modes.count == 1 ? modes.first ?? 6 : 6)
  }
}
