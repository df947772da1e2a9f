import Foundation

/// What the tool reads in place of looking for modules itself, so that it never proves a part for the whole.
struct ModuleList: Encodable {
  /// Absolute; places are told from it.
  let root: String
  /// Sorted by name.
  let modules: [DescribedModule]

  /// Leaves a file that already says this as it is, so that nothing is run again for its date.
  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    if let earlier = try? Data(contentsOf: file), earlier == data { return }
    try data.write(to: file, options: .atomic)
  }
}
