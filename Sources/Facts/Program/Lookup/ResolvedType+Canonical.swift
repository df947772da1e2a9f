extension ResolvedType {
  static let anyError = ResolvedType.existential([.external(path: ["Error"], arguments: [])])

  /// The members of a composition, sorted and each once.
  static func canonical(_ elements: [ResolvedType]) -> [ResolvedType] {
    if elements.count < 2 { return elements }
    var seen: Set<ResolvedType> = []
    return elements.filter { seen.insert($0).inserted }
      .map { (key: $0.sortKey, element: $0) }
      .sorted { $0.key < $1.key }
      .map(\.element)
  }

  private var sortKey: String {
    switch self {
    case .nominal(let identifier, let arguments):
      "\(identifier.dottedName) \(identifier.module) \(identifier.file ?? "") \(arguments.map(\.sortKey))"
    case .external(let path, let arguments): "\(path.joined(separator: ".")) \(arguments.map(\.sortKey))"
    case .existential(let elements), .opaque(let elements): "\(elements.map(\.sortKey))"
    case .optional(let type), .array(let type), .metatype(let type), .pack(let type): "(\(type.sortKey))"
    case .dictionary(let key, let value): "[\(key.sortKey):\(value.sortKey)]"
    case .tuple(let elements): "(\(elements.map { ($0.label ?? "_") + $0.type.sortKey }))"
    case .function(let function): "\(function.parameters.map(\.sortKey))->\(function.result.sortKey)"
    case .parameter(let name): name
    case .unknown(let reason): reason
    }
  }

  /// The reason of the first unknown part.
  var unknownReason: String? {
    switch self {
    case .unknown(let reason): reason
    case .nominal(_, let arguments), .external(_, let arguments): arguments.firstUnknownReason
    case .existential(let elements), .opaque(let elements): elements.firstUnknownReason
    case .optional(let type), .array(let type), .metatype(let type), .pack(let type): type.unknownReason
    case .dictionary(let key, let value): key.unknownReason ?? value.unknownReason
    case .tuple(let elements): elements.map(\.type).firstUnknownReason
    case .function(let function):
      function.parameters.firstUnknownReason ?? function.result.unknownReason ?? function.thrown?.unknownReason
    case .parameter: nil
    }
  }

  /// Whether a generic parameter is left in it.
  public var hasParameters: Bool {
    switch self {
    case .parameter: true
    case .unknown: false
    case .nominal(_, let arguments), .external(_, let arguments): arguments.contains(where: \.hasParameters)
    case .existential(let elements), .opaque(let elements): elements.contains(where: \.hasParameters)
    case .optional(let type), .array(let type), .metatype(let type), .pack(let type): type.hasParameters
    case .dictionary(let key, let value): key.hasParameters || value.hasParameters
    case .tuple(let elements): elements.contains(where: \.type.hasParameters)
    case .function(let function):
      function.parameters.contains(where: \.hasParameters) || function.result.hasParameters
        || function.thrown?.hasParameters == true
    }
  }
}

extension [ResolvedType] {
  /// Each element is asked once: the first of a lazy collection asks it twice, at every level of nesting.
  var firstUnknownReason: String? {
    for type in self {
      if let reason = type.unknownReason { return reason }
    }
    return nil
  }
}
