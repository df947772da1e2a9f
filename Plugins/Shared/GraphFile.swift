import Foundation

/// The file that a build writes all graph classes of one module to.
enum GraphFile {
  private static let suffix = "Graphs.swift"
  private static let doublesSuffix = "Doubles.swift"

  static func url(module: String, in workFolder: URL) -> URL { workFolder.appending(path: module + suffix) }

  static func doubles(module: String, in workFolder: URL) -> URL { workFolder.appending(path: module + doublesSuffix) }

  /// Whether some build of this plugin wrote the file; such a file is a result and no input.
  static func isOne(_ file: URL) -> Bool {
    (file.lastPathComponent.hasSuffix(suffix) || file.lastPathComponent.hasSuffix(doublesSuffix))
      && file.deletingLastPathComponent().lastPathComponent == "HandwirePlugin"
  }
}
