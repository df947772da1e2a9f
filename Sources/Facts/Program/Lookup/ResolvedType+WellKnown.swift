extension ResolvedType {
  static let wellKnownNames: Set<String> = [
    "Void", "Any", "AnyObject", "AnyClass", "Codable", "Optional", "Array", "Dictionary", "NSRange", "UTF8", "UTF16",
    "UTF32", "UnicodeScalar", "CLongDouble", "CWideChar", "CVaListPointer", "CountableRange", "CountableClosedRange",
    "CustomPlaygroundQuickLookable", "Comparator", "uuid_t", "Selector", "NSZone", "ObjCBool", "NSErrorPointer",
  ]

  /// A type that was not read in its canonical form: sugar has cases of its own.
  static func wellKnown(path: [String], arguments: [ResolvedType]) -> ResolvedType {
    guard path.count == 1, let name = path.first else { return .external(path: path, arguments: arguments) }
    switch (name, arguments.count) {
    case ("Void", 0): return .void
    case ("Any", 0): return .existential([])
    case ("AnyObject", 0): return .existential([.external(path: ["AnyObject"], arguments: [])])
    case ("AnyClass", 0): return .metatype(.existential([.external(path: ["AnyObject"], arguments: [])]))
    case ("Codable", 0):
      return .existential([
        .external(path: ["Decodable"], arguments: []), .external(path: ["Encodable"], arguments: []),
      ])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1): return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
    default: return .external(path: path, arguments: arguments)
    }
  }

  /// The name and arguments under which extensions of the type are kept, where it was not read.
  var externalForm: (path: [String], arguments: [ResolvedType])? {
    switch self {
    case .external(let path, let arguments): (path, arguments)
    case .optional(let wrapped): (["Optional"], [wrapped])
    case .array(let element): (["Array"], [element])
    case .dictionary(let key, let value): (["Dictionary"], [key, value])
    case .existential(let elements):
      elements.count == 1 ? elements.first?.externalForm : nil
    case .nominal, .opaque, .tuple, .function, .metatype, .parameter, .pack, .unknown: nil
    }
  }
}
