import Foundation

/// A folder that is gone with the value that holds it.
final class TemporaryFolder: Sendable {
  let path: String

  init(named name: String = "Reisebüro und Café") throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("handwire-\(UUID().uuidString)")
    path = base.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }

  @discardableResult
  func write(_ text: String, to relative: String) throws -> TemporaryFolder {
    try write(Data(text.utf8), to: relative)
  }

  @discardableResult
  func write(_ data: Data, to relative: String) throws -> TemporaryFolder {
    let url = URL(fileURLWithPath: "\(path)/\(relative)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    return self
  }

  func link(_ relative: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(relative)", withDestinationPath: destination)
  }
}
