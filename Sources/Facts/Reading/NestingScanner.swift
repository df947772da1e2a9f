/// Finds source that is nested so deeply that a recursive parser would overflow its stack or never end.
///
/// It tells strings and comments from code, and nothing else; what it measures is meant for limits that no
/// hand-written file comes near.
struct NestingScanner {
  /// A parser looks at nested `[` twice a level, to tell `[Int]` from `[3 of Int]`; twenty levels take seconds.
  static let deepestSquare = 18
  static let deepest = 3_000
  /// `<`, the ones of comparisons included until the next brace or semicolon.
  static let deepestAngle = 500
  /// `#if`; a parser needs time in the square of them.
  static let deepestConditions = 300
  /// `->` with no brace between.
  static let longestArrowChain = 3_000
  /// Words that want an expression or a block after them, with no other word between: `if if if`.
  static let mostOpenWords = 500

  /// Packed, the first letter lowest.
  private static let openWords: Set<UInt64> = Set(
    ["if", "switch", "while", "guard", "for", "in", "repeat", "do", "try", "await", "return", "throw", "else", "case"]
      .map { word in word.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) } })

  private enum Context {
    case code
    /// Inside `\(…)`; ends at the parenthesis that opened it.
    case interpolation(depth: Int)
    case string(pounds: Int, isMultiline: Bool)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var contexts: [Context] = [.code]
  private var index = 0
  private var squares = 0
  private var depth = 0
  private var angles = 0
  private var arrows = 0
  private var conditions = 0
  private var openWords = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The offset at which a limit is passed.
  static func excessiveNesting(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = NestingScanner(buffer)
      return scanner.run()
    }
  }

  private mutating func run() -> Int? {
    while index < bytes.count {
      switch contexts.last ?? .code {
      case .code: readCode(interpolationDepth: nil)
      case .interpolation(let depth): readCode(interpolationDepth: depth)
      case .string(let pounds, let isMultiline): readString(pounds: pounds, isMultiline: isMultiline)
      }
      if squares > Self.deepestSquare || depth > Self.deepest || angles > Self.deepestAngle
        || arrows > Self.longestArrowChain
        || contexts.count > Self.deepest || conditions > Self.deepestConditions || openWords > Self.mostOpenWords
      {
        return index - 1
      }
    }
    return nil
  }

  private func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func readCode(interpolationDepth: Int?) {
    let current = bytes[index]
    index += 1
    switch current {
    case UInt8(ascii: "["):
      squares += 1
      depth += 1
    case UInt8(ascii: "]"):
      squares = max(0, squares - 1)
      depth = max(0, depth - 1)
    case UInt8(ascii: "("): depth += 1
    case UInt8(ascii: ")"):
      if depth == interpolationDepth { contexts.removeLast() }
      depth = max(0, depth - 1)
    case UInt8(ascii: "{"), UInt8(ascii: "}"):
      depth = current == UInt8(ascii: "{") ? depth + 1 : max(0, depth - 1)
      endRun()
      arrows = 0
    case UInt8(ascii: ";"): endRun()
    case UInt8(ascii: "<"): angles += 1
    case UInt8(ascii: ">"): readAngle()
    case UInt8(ascii: "\\"): index += 1
    case UInt8(ascii: "/"): skipComment()
    case UInt8(ascii: "#"), UInt8(ascii: "\""):
      index -= 1
      openString()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      skipWord(from: current)
    default: break
    }
  }

  private mutating func skipWord(from first: UInt8) {
    var packed = UInt64(first)
    var count: UInt64 = 1
    while index < bytes.count, Self.isPartOfWord(bytes[index]) {
      if count < 8 { packed |= UInt64(bytes[index]) << (8 * count) }
      count += 1
      index += 1
    }
    openWords = count < 8 && Self.openWords.contains(packed) ? openWords + 1 : 0
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Forgets what no type or literal of types can span: also the `<` of comparisons, and brackets in regex literals.
  private mutating func endRun() {
    squares = 0
    angles = 0
  }

  private mutating func readAngle() {
    if index >= 2, bytes[index - 2] == UInt8(ascii: "-") {
      arrows += 1
    } else {
      angles = max(0, angles - 1)
    }
  }

  /// Block comments nest.
  private mutating func skipComment() {
    if byte(at: index) == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    } else if byte(at: index) == UInt8(ascii: "*") {
      index += 1
      var open = 1
      while index < bytes.count, open > 0 {
        if bytes[index] == UInt8(ascii: "*"), byte(at: index + 1) == UInt8(ascii: "/") {
          open -= 1
          index += 2
        } else if bytes[index] == UInt8(ascii: "/"), byte(at: index + 1) == UInt8(ascii: "*") {
          open += 1
          index += 2
        } else {
          index += 1
        }
      }
    }
  }

  private mutating func openString() {
    var pounds = 0
    while byte(at: index + pounds) == UInt8(ascii: "#") { pounds += 1 }
    index += pounds
    guard byte(at: index) == UInt8(ascii: "\"") else {
      if hasWord("if") { conditions += 1 } else if hasWord("endif") { conditions = max(0, conditions - 1) }
      return
    }
    let isMultiline = hasQuotes(3, at: index)
    index += isMultiline ? 3 : 1
    contexts.append(.string(pounds: pounds, isMultiline: isMultiline))
    squares = 0
  }

  private func hasQuotes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: offset + $0) == UInt8(ascii: "\"") }
  }

  private func hasWord(_ word: StaticString) -> Bool {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    let isThere = letters.indices.allSatisfy { byte(at: index + $0) == letters[$0] }
    let next = byte(at: index + letters.count)
    return isThere && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next)
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func readString(pounds: Int, isMultiline: Bool) {
    let current = bytes[index]
    index += 1
    switch current {
    case UInt8(ascii: "\\") where hasPounds(pounds, at: index):
      index += pounds + 1
      if byte(at: index - 1) == UInt8(ascii: "(") {
        depth += 1
        contexts.append(.interpolation(depth: depth))
      }
    case UInt8(ascii: "\""):
      let quotes = isMultiline ? 3 : 1
      guard hasQuotes(quotes, at: index - 1), hasPounds(pounds, at: index - 1 + quotes) else { return }
      index += quotes - 1 + pounds
      contexts.removeLast()
    case 0x0A, 0x0D:
      if !isMultiline { contexts.removeLast() }
    default: break
    }
  }
}
