/// A place in Swift source that can be moved over strings, comments and whole pairs of brackets.
///
/// It knows as little of the language as that takes; each `skip…` says whether it was sure of what it saw.
struct SourceCursor {
  private enum Context {
    /// Up to this closing bracket.
    case code(UInt8)
    case string(pounds: Int, isMultiline: Bool)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func byte(at offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }

  mutating func advance() { index += 1 }

  // MARK: Words

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// The word that begins here, passed over; one in backticks is none of the language's.
  mutating func word() -> String? {
    let start = index
    if current == UInt8(ascii: "`") {
      repeat { index += 1 } while index < bytes.count && bytes[index] != UInt8(ascii: "`") && bytes[index] != 0x0A
      index = min(index + 1, bytes.count)
      return "`"
    }
    while index < bytes.count, Self.isLetter(bytes[index]) { index += 1 }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  private func following() -> SourceCursor {
    var copy = self
    copy.skipSpace()
    return copy
  }

  /// After `init`.
  var beginsParameters: Bool {
    [UInt8(ascii: "("), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "<")].contains(following().current ?? 0)
  }

  /// After `actor`.
  var isBeforeWord: Bool { Self.isLetter(following().current ?? 0) }

  /// After `class`: it is a modifier.
  var isBeforeMember: Bool {
    var next = following()
    guard let word = next.word() else { return true }
    return [
      "func", "var", "let", "subscript", "override", "final", "private", "fileprivate", "internal", "package", "public",
      "open", "nonisolated", "dynamic", "lazy", "required", "convenience", "static", "isolated", "mutating",
    ].contains(word)
  }

  /// At `=`: not `==`.
  var isPlainEqualSign: Bool {
    byte(at: index - 1) != UInt8(ascii: "=") && byte(at: index + 1) != UInt8(ascii: "=")
  }

  /// At the `{` of a property: what follows may be a list of accessors.
  var beginsAccessors: Bool {
    var next = self
    next.advance()
    next.skipSpace()
    if [UInt8(ascii: "@"), UInt8(ascii: "#")].contains(next.current ?? 0) { return true }
    return next.word().map { Self.accessorWords.contains($0) } ?? false
  }

  private static let accessorWords: Set<String> = [
    "_modify", "_read", "borrow", "borrowing", "consuming", "get", "init", "isolated", "modify",
    "mutableAddressWithOwner",
    "mutate", "mutating", "nonisolated", "nonmutating", "read", "set", "unsafe", "unsafeAddress",
    "unsafeMutableAddress",
    "willSet", "didSet", "yielding", "async", "await", "package", "private", "fileprivate", "internal", "public",
    "__consuming", "final", "override",
  ]

  // MARK: Skipping

  /// White space and comments.
  mutating func skipSpace() {
    while let byte = current {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C: index += 1
      case UInt8(ascii: "/"): guard skipComment() else { return }
      default: return
      }
    }
  }

  /// The rest of the line, which holds no comment that goes on in the next.
  mutating func skipLine() -> Bool {
    while let byte = current, byte != 0x0A, byte != 0x0D {
      if byte == UInt8(ascii: "/"), self.byte(at: index + 1) == UInt8(ascii: "*") { return false }
      index += 1
    }
    return true
  }

  /// Block comments nest.
  private mutating func skipComment() -> Bool {
    if byte(at: index + 1) == UInt8(ascii: "/") {
      while let byte = current, byte != 0x0A, byte != 0x0D { index += 1 }
      return true
    }
    guard byte(at: index + 1) == UInt8(ascii: "*") else { return false }
    index += 2
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
    return true
  }

  /// At a quote, or at `#` with only more of them before a quote.
  var isString: Bool {
    var offset = index
    while byte(at: offset) == UInt8(ascii: "#") { offset += 1 }
    return byte(at: offset) == UInt8(ascii: "\"")
  }

  /// One byte, one comment or one string.
  mutating func skipOther() -> Bool {
    if current == UInt8(ascii: "/") { return skipSlash() }
    guard isString else {
      index += 1
      return true
    }
    return openString().map { skip(from: $0) } ?? false
  }

  /// At `(`, `[` or `{`: to behind its other half.
  mutating func skipBalanced() -> Bool {
    guard let context = openBracket() else { return false }
    return skip(from: context)
  }

  private mutating func openBracket() -> Context? {
    defer { index += 1 }
    switch current {
    case UInt8(ascii: "("): return .code(UInt8(ascii: ")"))
    case UInt8(ascii: "["): return .code(UInt8(ascii: "]"))
    case UInt8(ascii: "{"): return .code(UInt8(ascii: "}"))
    default: return nil
    }
  }

  /// Not sure of three quotes that no line break follows: `#"""#` is one quote.
  private mutating func openString() -> Context? {
    var pounds = 0
    while current == UInt8(ascii: "#") {
      pounds += 1
      index += 1
    }
    let isMultiline = hasQuotes(3)
    index += isMultiline ? 3 : 1
    if isMultiline {
      while current == 0x20 || current == 0x09 { index += 1 }
      guard current == 0x0A || current == 0x0D else { return nil }
    }
    return .string(pounds: pounds, isMultiline: isMultiline)
  }

  private func hasQuotes(_ count: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: index + $0) == UInt8(ascii: "\"") }
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func skip(from first: Context) -> Bool {
    var contexts = [first]
    while let context = contexts.last {
      guard let byte = current else { return false }
      switch context {
      case .string(let pounds, let isMultiline):
        switch byte {
        case UInt8(ascii: "\\") where hasPounds(pounds, at: index + 1):
          index += 1 + pounds
          if current == UInt8(ascii: "(") { contexts.append(.code(UInt8(ascii: ")"))) }
          index += 1
        case UInt8(ascii: "\"") where hasQuotes(isMultiline ? 3 : 1):
          let quotes = isMultiline ? 3 : 1
          if hasPounds(pounds, at: index + quotes) {
            index += quotes + pounds
            contexts.removeLast()
          } else {
            index += 1
          }
        case 0x0A, 0x0D:
          guard isMultiline else { return false }
          index += 1
        default: index += 1
        }
      case .code(let closing):
        switch byte {
        case closing:
          contexts.removeLast()
          index += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return false
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          guard let inner = openBracket() else { return false }
          contexts.append(inner)
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
          if isString {
            guard let string = openString() else { return false }
            contexts.append(string)
          } else {
            guard skipPound() else { return false }
          }
        case UInt8(ascii: "/"): guard skipSlash() else { return false }
        case UInt8(ascii: "`"): _ = word()
        default: index += 1
        }
      }
    }
    return true
  }

  /// `#available`, `#if`, and no `#/regex/#`.
  private mutating func skipPound() -> Bool {
    while current == UInt8(ascii: "#") { index += 1 }
    return current != UInt8(ascii: "/")
  }

  /// A comment or an operator; not sure of what may be a regex literal (SE-0354).
  private mutating func skipSlash() -> Bool {
    if skipComment() { return true }
    var before = index - 1
    while byte(at: before) == 0x20 || byte(at: before) == 0x09 { before -= 1 }
    let followsValue = Self.isLetter(byte(at: before)) || Array(")]\"?!".utf8).contains(byte(at: before))
    let next = byte(at: index + 1)
    let isOperator =
      [0x20, 0x09, 0x0A, 0x0D].contains(next)
      || (followsValue && next == UInt8(ascii: "=") && byte(at: index + 2) == 0x20)
    guard isOperator || (followsValue && before == index - 1) else { return false }
    index += 1
    return true
  }
}
