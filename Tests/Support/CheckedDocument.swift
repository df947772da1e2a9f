import Foundation

/// A document whose blocks are compared with what is true today, or written anew where `HANDWIRE_RECORD` is set.
public struct CheckedDocument: Sendable {
  public struct Difference: Sendable, CustomStringConvertible {
    public let description: String
  }

  public let path: String
  public let text: String
  public let blocks: [FencedBlock]

  public init(_ path: String) throws {
    self.path = path
    text = try Repository.text(path)
    blocks = FencedBlock.all(in: text)
  }

  /// - Parameter truth: what the block of each index has to hold.
  public func differences(from truth: [Int: String]) throws -> [Difference] {
    if ProcessInfo.processInfo.environment["HANDWIRE_RECORD"] != nil { try record(truth) }
    return try zip(FencedBlock.all(ofFile: path), blocks.indices).compactMap { block, index in
      guard let expected = truth[index], expected != block.text else { return nil }
      return Difference(
        description: "\(path):\(block.lines.lowerBound + 1): it says\n\(block.text)where it is\n\(expected)")
    }
  }

  private func record(_ truth: [Int: String]) throws {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    for index in blocks.indices.reversed() {
      guard let expected = truth[index] else { continue }
      lines.replaceSubrange(
        blocks[index].lines, with: expected.split(separator: "\n", omittingEmptySubsequences: false).dropLast())
    }
    let recorded = lines.joined(separator: "\n")
    if recorded != text { try recorded.write(to: Repository.file(path), atomically: true, encoding: .utf8) }
  }
}
