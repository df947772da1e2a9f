import HandwireFacts

/// Value types of the standard library and Foundation, which say nothing about what a value is for: they are received
/// by name only.
enum KnownValueTypes {
  private static let names: Set<String> = [
    "Bool", "Character", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "Double", "Duration", "Float",
    "Float16", "Float80", "CGFloat", "CGPoint", "CGRect", "CGSize", "Int", "Int8", "Int16", "Int32", "Int64", "Int128",
    "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128", "IndexPath", "IndexSet", "Locale", "Calendar", "TimeZone",
    "Measurement", "String", "Substring", "StaticString", "TimeInterval", "UUID", "URL", "URLComponents", "URLRequest",
    "Unicode.Scalar", "AttributedString", "Range", "ClosedRange", "Set", "Any", "AnyHashable",
  ]

  /// Optionals, collections and tuples of such types count too.
  static func contains(_ type: ResolvedType) -> Bool {
    switch type {
    case .external(let path, _): names.contains(path.joined(separator: "."))
    case .optional(let wrapped), .array(let wrapped): contains(wrapped)
    case .dictionary(_, let value): contains(value)
    case .tuple(let elements): elements.allSatisfy { contains($0.type) }
    case .existential(let parts): parts.isEmpty
    case .nominal, .opaque, .function, .metatype, .parameter, .pack, .unknown: false
    }
  }
}
