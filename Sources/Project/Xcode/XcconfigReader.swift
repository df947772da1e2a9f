/// Reads files of build settings (`….xcconfig`) with what they include.
struct XcconfigReader: Sendable {
  /// Empty where there is no such file: dependency managers write theirs later. What stands further down wins.
  func settings(of file: AbsolutePath) -> [String: String] {
    var settings: [String: String] = [:]
    // What a file includes stands in the middle of it, so each waits with the lines that are left.
    var seen: Set<AbsolutePath> = [file]
    var waiting = [(folder: file.parent, lines: lines(of: file)[...])]
    while let (folder, lines) = waiting.popLast() {
      guard let line = lines.first else { continue }
      waiting.append((folder, lines.dropFirst()))
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 2 else { continue }
        let included = AbsolutePath(String(parts[1]), relativeTo: folder)
        if seen.insert(included).inserted { waiting.append((included.parent, self.lines(of: included)[...])) }
      } else if let equals = line.firstIndex(of: "=") {
        let key = line[..<equals].trimmed
        guard !key.contains("["), !key.isEmpty else { continue }
        var value = line[line.index(after: equals)...].trimmed
        while value.hasSuffix(";") { value = value.dropLast().trimmed }
        let before = settings[String(key)] ?? "$(inherited)"
        settings[String(key)] = String(value).replacing("$(inherited)", with: before)
      }
    }
    return settings
  }

  /// Without comments and without spaces around.
  private func lines(of file: AbsolutePath) -> [Substring] {
    guard case .bytes(let bytes) = SourceText(of: file) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map { line in
      (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmed
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var result = self
    while result.first?.isWhitespace == true { result = result.dropFirst() }
    while result.last?.isWhitespace == true { result = result.dropLast() }
    return result
  }
}
