import Foundation

/// The checkout that these tests belong to.
public enum Repository {
  public static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// The folder that holds its built modules and objects: where the test program lies.
  public static let products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()

  public static func file(_ path: String) -> URL { folder.appending(path: path) }

  public static func text(_ path: String) throws -> String { try String(contentsOf: file(path), encoding: .utf8) }
}
