import HandwireTestSupport
import Testing

/// A Swift block that begins with `// Sources/….swift` and holds some lines of that file.
enum Quotation {
  static func check(_ path: String) throws {
    var count = 0
    for block in try FencedBlock.all(ofFile: path) where block.language == "swift" {
      try #require(block.firstLine.hasPrefix("// Sources/"), "\(path): nothing compares '\(block.firstLine)'")
      let source = try Repository.text(String(block.firstLine.dropFirst(3)))
      let quoted = block.text.dropFirst(block.firstLine.count + 1)
      #expect(source.contains(quoted), "\(path):\(block.lines.lowerBound + 1) is not what the source says now")
      count += 1
    }
    #expect(count > 0)
  }
}
