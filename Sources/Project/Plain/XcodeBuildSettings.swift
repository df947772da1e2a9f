import Foundation
import HandwireFacts

/// The settings of an Xcode project beside the sources, where all its targets agree on them.
struct XcodeBuildSettings: Sendable {
  let settings: ModuleSettings

  /// - Parameter projects: `….xcodeproj`.
  init(of projects: [AbsolutePath]) {
    var modes: Set<Int> = []
    var isolations: Set<String> = []
    for project in projects {
      let path = project.appending("project.pbxproj")
      guard let text = try? String(contentsOfFile: path.text, encoding: .utf8) else { continue }
      for line in text.split(separator: "\n") {
        if let version = XcodeBuildSettings.value(of: "SWIFT_VERSION", in: line) {
          modes.insert(version.hasPrefix("6") ? 6 : 5)
        }
        if let isolation = XcodeBuildSettings.value(of: "SWIFT_DEFAULT_ACTOR_ISOLATION", in: line) {
          isolations.insert(isolation)
        }
      }
    }
    settings = ModuleSettings(
      isMainActorByDefault: isolations == ["MainActor"], languageMode: modes.count == 1 ? modes.first ?? 6 : 6)
  }

  /// `SWIFT_VERSION = 5.0;`
  private static func value(of key: String, in line: Substring) -> String? {
    let parts = line.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == key else { return nil }
    return parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t\r;\""))
  }
}
