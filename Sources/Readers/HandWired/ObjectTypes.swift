import HandwireFacts

/// Whether values of a type are objects that somebody depends on.
enum ObjectKind: Sendable {
  case yes
  /// Only by what it is given: a type that was not read, a generic parameter.
  case perhaps
  case no
}

/// Tells services, models and structs that carry them from values and views.
struct ObjectTypes: Sendable {
  private let program: Program
  private let carriers: Set<TypeIdentifier>
  private let views: Set<TypeIdentifier>

  init(_ code: CodeProgram) {
    program = code.program
    var views: Set<TypeIdentifier> = []
    var fields: [TypeIdentifier: [TypeIdentifier]] = [:]
    var carriers: [TypeIdentifier] = []
    for identifier in code.types {
      let kind = code.program.kind(of: .nominal(identifier, arguments: []))
      let names = code.program.supertypeNames(of: .nominal(identifier, arguments: []))
      if names.contains(where: { Self.viewNames.contains($0.name) && $0 != identifier }) {
        views.insert(identifier)
        continue
      }
      guard kind == .value else { continue }
      var held: [TypeIdentifier] = []
      var carries = false
      for member in code.members(of: identifier) where !member.isStatic {
        guard let fact = member.property, !fact.isComputed, let written = fact.type,
          case .found(let type) = code.program.resolve(written, in: member.context)
        else { continue }
        if Self.isDirect(type, code.program) { carries = true }
        held += Self.structs(in: type)
      }
      if carries { carriers.append(identifier) }
      for field in held { fields[field, default: []].append(identifier) }
    }
    var reached = Set(carriers)
    while let next = carriers.popLast() {
      for holder in fields[next] ?? [] where reached.insert(holder).inserted { carriers.append(holder) }
    }
    self.carriers = reached
    self.views = views
  }

  func isView(_ type: TypeIdentifier) -> Bool { views.contains(type) }

  func kind(of type: ResolvedType) -> ObjectKind {
    switch type {
    case .nominal(let identifier, _):
      if views.contains(identifier) { return .no }
      switch program.kind(of: type) {
      case .class, .actor, .protocol: return .yes
      case .value: return carriers.contains(identifier) ? .yes : .no
      case .function, .unknown: return .perhaps
      }
    case .existential(let elements), .opaque(let elements):
      let nominal = elements.compactMap { if case .nominal(let identifier, _) = $0 { identifier } else { nil } }
      if !nominal.isEmpty { return nominal.contains(where: views.contains) ? .no : .yes }
      return .no
    case .external(let path, _):
      if Self.viewNames.contains(path.last ?? "") { return .no }
      switch program.kind(of: type) {
      case .value: return .no
      case .class, .actor: return path == ["NSObject"] ? .no : .perhaps
      case .protocol: return .no
      case .function, .unknown: return (path.last ?? "").hasPrefix("CG") ? .no : .perhaps
      }
    case .optional(let type), .array(let type), .pack(let type): return kind(of: type)
    case .dictionary(_, let value): return kind(of: value)
    case .tuple(let elements):
      let kinds = elements.map { kind(of: $0.type) }
      return kinds.contains(.yes) ? .yes : kinds.contains(.perhaps) ? .perhaps : .no
    case .function: return .perhaps
    case .metatype: return .no
    case .parameter, .unknown: return .perhaps
    }
  }

  private static func isDirect(_ type: ResolvedType, _ program: Program) -> Bool {
    switch type {
    case .nominal: [.class, .actor, .protocol].contains(program.kind(of: type))
    case .existential(let elements): elements.contains { if case .nominal = $0 { true } else { false } }
    case .optional(let type), .array(let type): isDirect(type, program)
    case .dictionary(_, let value): isDirect(value, program)
    case .external, .opaque, .tuple, .function, .metatype, .parameter, .pack, .unknown: false
    }
  }

  private static func structs(in type: ResolvedType) -> [TypeIdentifier] {
    switch type {
    case .nominal(let identifier, _): [identifier]
    case .optional(let type), .array(let type): structs(in: type)
    case .dictionary(_, let value): structs(in: value)
    case .existential, .external, .opaque, .tuple, .function, .metatype, .parameter, .pack, .unknown: []
    }
  }

  /// Types that show something, and records of databases: built everywhere, wired nowhere.
  private static let viewNames: Set<String> = [
    "View", "ViewModifier", "PreviewProvider", "UIView", "UIControl", "UILabel", "UIButton", "UIStackView",
    "UIImageView", "UIScrollView", "UITableView", "UICollectionView", "UITableViewCell", "UICollectionViewCell",
    "UICollectionReusableView", "UITableViewHeaderFooterView", "UITextField", "UITextView", "NSView", "NSControl",
    "NSTableCellView", "NSStackView", "NSTextView", "CALayer", "Shape", "ButtonStyle", "Layout", "NSManagedObject",
    "Error", "LocalizedError", "XCTestCase", "ToolbarContent", "Commands",
  ]
}
