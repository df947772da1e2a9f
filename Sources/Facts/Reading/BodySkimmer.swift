/// Leaves out of a file what stands in the bodies of functions, initializers and accessors, so that less is parsed.
///
/// Everything else keeps its place: bodies become spaces of the same length, line breaks stay. Where it is not sure what
/// it sees (a slash that may begin a regex literal, braces that do not match), it leaves the file as it is.
struct BodySkimmer {
  private enum Context { case declarations, accessors }

  /// What the next brace opens.
  private enum Pending { case other, type, function, property }

  private var cursor: SourceCursor
  private var contexts: [Context] = [.declarations]
  private var pending = Pending.other
  private var bodies: [Range<Int>] = []

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { cursor = SourceCursor(bytes) }

  /// `nil` where nothing can be left out with certainty.
  static func skimmed(_ bytes: [UInt8]) -> [UInt8]? {
    let bodies = bytes.withUnsafeBufferPointer { buffer in
      var skimmer = BodySkimmer(buffer)
      return skimmer.run() ? skimmer.bodies : []
    }
    guard !bodies.isEmpty else { return nil }
    var result = bytes
    for body in bodies {
      for index in body where result[index] != 0x0A && result[index] != 0x0D { result[index] = 0x20 }
    }
    return result
  }

  /// Whether everything was understood.
  private mutating func run() -> Bool {
    while let byte = cursor.current {
      switch byte {
      case UInt8(ascii: "{"): guard openBrace() else { return false }
      case UInt8(ascii: "}"):
        contexts.removeLast()
        guard !contexts.isEmpty else { return false }
        pending = .other
        cursor.advance()
      case UInt8(ascii: "("), UInt8(ascii: "["): guard cursor.skipBalanced() else { return false }
      case UInt8(ascii: ")"), UInt8(ascii: "]"): return false
      case UInt8(ascii: "#"): guard directive() else { return false }
      case UInt8(ascii: "@"), UInt8(ascii: "."):
        cursor.advance()
        _ = cursor.word()
      case UInt8(ascii: ";"):
        pending = .other
        cursor.advance()
      case UInt8(ascii: "="):
        if pending == .property, cursor.isPlainEqualSign { pending = .other }
        cursor.advance()
      default:
        if let word = cursor.word() {
          if contexts.last == .declarations { read(word) }
        } else {
          guard cursor.skipOther() else { return false }
        }
      }
    }
    return contexts.count == 1
  }

  private mutating func openBrace() -> Bool {
    let start = cursor.index
    let opened = contexts.last == .accessors ? .function : pending
    pending = .other
    switch opened {
    case .type:
      contexts.append(.declarations)
      cursor.advance()
      return true
    case .property where cursor.beginsAccessors:
      contexts.append(.accessors)
      cursor.advance()
      return true
    case .function, .property:
      guard cursor.skipBalanced() else { return false }
      bodies.append(start + 1..<cursor.index - 1)
      return true
    case .other: return cursor.skipBalanced()
    }
  }

  /// A condition stands on the rest of its line; other macros may be followed by a closure.
  private mutating func directive() -> Bool {
    if cursor.isString { return cursor.skipOther() }
    cursor.advance()
    guard let word = cursor.word() else {
      return cursor.current != UInt8(ascii: "/") && cursor.current != UInt8(ascii: "#")
    }
    pending = .other
    guard ["if", "elseif", "else", "endif"].contains(word) else { return true }
    return cursor.skipLine()
  }

  private mutating func read(_ word: String) {
    switch word {
    case "func": begin(.function)
    case "init": if cursor.beginsParameters { pending = .function }
    case "deinit": pending = .function
    case "subscript": pending = .property
    case "var": begin(.property)
    case "let": begin(.other)
    case "struct", "enum", "protocol", "extension": begin(.type)
    case "class": if pending != .type, !cursor.isBeforeMember { begin(.type) }
    case "actor": if pending != .type, cursor.isBeforeWord { begin(.type) }
    case "case", "import", "typealias", "associatedtype", "operator", "precedencegroup", "if", "guard", "for", "while",
      "repeat", "do", "switch", "return", "defer", "throw":
      pending = .other
    default: break
    }
  }

  /// The name that follows is none of the words that begin something.
  private mutating func begin(_ next: Pending) {
    pending = next
    cursor.skipSpace()
    _ = cursor.word()
  }
}
