/// What is known of types that are never read: those of the standard library, Foundation and the toolchain's own modules.
struct KnownTypes: Sendable {
  enum Kind: String, Sendable { case `struct`, `class`, `enum`, actor, `protocol`, alias }

  enum Condition: Sendable {
    case always
    /// Where every type argument conforms too.
    case whenArgumentsDo
    case other
  }

  struct Entry: Sendable {
    var module: String
    var kind: Kind
    var argumentCount: Int
    var isCopyable: Bool
    var superclass: String?
    var conformances: [String: Condition]
    /// What an alias stands for.
    var aliased: String?

    /// A struct or enum: it has no subtypes, and nothing else is converted to it.
    var isValue: Bool { kind == .struct || kind == .enum }
  }

  let entries: [String: Entry]
  /// Modules all of whose public types are among the entries, or that hold none a program would name.
  let completeModules: Set<String>

  static let shared = KnownTypes()

  subscript(name: String) -> Entry? { entries[name] }

  private init() {
    var entries: [String: Entry] = [:]
    let tables = Self.standardLibrary + Self.foundation + Self.toolchainModules + Self.handwire
    for (module, table) in tables {
      for line in table.split(separator: "\n") {
        for (name, entry) in Self.entries(of: line, module: module) where entries[name] == nil {
          entries[name] = entry
        }
      }
    }
    self.entries = entries
    completeModules = Set(tables.map(\.module)).union([
      "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "Glibc", "Musl", "Darwin",
      "_Concurrency", "_StringProcessing", "os", "OSLog", "Testing", "XCTest",
    ])
  }

  /// `kind Name Name: <Superclass Protocol ~Protocol ?Protocol`, the kind with its number of type arguments.
  private static func entries(of line: Substring, module: String) -> [(String, Entry)] {
    let halves = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2 else { return [] }
    var words = halves[0].split(separator: " ")
    let isCopyable = words.first != "noncopyable"
    if !isCopyable { words.removeFirst() }
    guard let head = words.first else { return [] }
    let kindParts = head.split(whereSeparator: { $0 == "<" || $0 == ">" })
    guard let kindWord = kindParts.first, let kind = Kind(rawValue: String(kindWord)) else { return [] }
    let argumentCount = kindParts.count > 1 ? Int(kindParts[1]) ?? 0 : 0
    var superclass: String?
    var aliased: String?
    var conformances: [String: Condition] = [:]
    for word in halves[1].split(separator: " ") {
      if kind == .alias {
        aliased = String(word)
      } else if word.hasPrefix("<") {
        superclass = String(word.dropFirst())
      } else if word.hasPrefix("~") {
        conformances[String(word.dropFirst())] = .whenArgumentsDo
      } else if word.hasPrefix("?") {
        conformances[String(word.dropFirst())] = .other
      } else {
        conformances[String(word)] = .always
      }
    }
    let entry = Entry(
      module: module, kind: kind, argumentCount: argumentCount, isCopyable: isCopyable, superclass: superclass,
      conformances: conformances, aliased: aliased)
    return words.dropFirst().map { (String($0), entry) }
  }

  /// Names that types and protocols of frameworks give to their members, and hardly any framework to a type of its own:
  /// inside a type that inherits from something unread they may mean such a member.
  static let commonMemberTypes: Set<String> = [
    "Element", "Index", "Iterator", "SubSequence", "Indices", "Configuration", "Body", "Content", "Output", "Failure",
    "Input", "RawValue", "ID", "Key", "Value", "AsyncIterator", "Instant", "Duration", "Wrapped", "Success", "Name",
    "Options", "State", "Action", "Bound", "Magnitude", "Stride", "AllCases", "Cache", "Context", "Coordinator",
  ]

  /// Protocols and classes that have associated or nested types, so that a bare name can mean one in a type that inherits.
  private static let withMemberTypes: Set<String> = [
    "Sequence", "IteratorProtocol", "AsyncSequence", "AsyncIteratorProtocol", "Identifiable", "RawRepresentable",
    "Strideable", "SetAlgebra", "CaseIterable", "Clock", "InstantProtocol", "SIMD", "SIMDScalar", "SIMDStorage",
    "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral", "ExpressibleByIntegerLiteral",
    "ExpressibleByFloatLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByStringLiteral",
    "ExpressibleByUnicodeScalarLiteral", "ExpressibleByExtendedGraphemeClusterLiteral",
    "ExpressibleByStringInterpolation", "StringInterpolationProtocol", "Numeric", "BinaryInteger", "FixedWidthInteger",
    "FloatingPoint", "RangeExpression", "UnicodeCodec", "GlobalActor", "RegexComponent", "CustomRegexComponent",
    "KeyedEncodingContainerProtocol", "KeyedDecodingContainerProtocol", "ParseStrategy", "FormatStyle",
    "ParseableFormatStyle", "SortComparator", "ReferenceConvertible", "AtomicRepresentable", "DurationProtocol",
    "AttributedStringKey", "AttributeScope", "DecodableWithConfiguration", "EncodableWithConfiguration",
  ]

  /// Whether inheriting from it surely brings no name of a type into reach.
  func hasNoMemberTypes(_ name: String) -> Bool {
    if name == "AnyObject" { return true }
    guard let entry = entries[name], entry.kind == .protocol || name == "NSObject" else { return false }
    if Self.withMemberTypes.contains(name) { return false }
    return entry.conformances.keys.allSatisfy {
      $0 == name || !Self.withMemberTypes.contains($0) && hasNoMemberTypes($0)
    }
  }

  /// The names of generic parameters that extensions of these types use.
  static let genericNames: [String: [String]] = [
    "Optional": ["Wrapped"], "Array": ["Element"], "Set": ["Element"], "Dictionary": ["Key", "Value"],
    "Result": ["Success", "Failure"], "Range": ["Bound"], "ClosedRange": ["Bound"], "ContiguousArray": ["Element"],
    "ArraySlice": ["Element"], "Task": ["Success", "Failure"], "AsyncStream": ["Element"],
    "AsyncThrowingStream": ["Element", "Failure"], "Mutex": ["Value"], "KeyPath": ["Root", "Value"],
    "UnsafePointer": ["Pointee"], "UnsafeMutablePointer": ["Pointee"], "Measurement": ["UnitType"],
  ]

  /// The markers of blueprints.
  static let handwire: [(module: String, table: String)] = [
    (
      "Handwire",
      """
      protocol Blueprint BlueprintPart:
      enum Construction: Sendable
      struct<1> Given Owned Built Shared Child: Sendable
      """
    )
  ]
}
