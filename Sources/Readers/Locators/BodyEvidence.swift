import HandwireFacts
import HandwireFindings

/// What the code of one declaration does that a locator would do.
struct BodyEvidence {
  /// `T.self`, or a metatype that mentions it.
  private(set) var mentionsType = false
  /// `as? T`, or a call that is given `T.self`.
  private(set) var castsToType = false
  /// Reads a stored property of its own type.
  private(set) var readsState = false
  /// Asks a library's container with `resolve`.
  private(set) var asksLibrary = false
  /// Generic functions that it calls.
  private(set) var forwards: [Place] = []
  /// Types of global values that it reads with a key path.
  private(set) var keyPathHolders: [TypeIdentifier] = []
  private var statics: Set<TypeIdentifier> = []

  init(_ file: FileCode, _ body: BodyFact, generic: String?, libraries: Set<InjectionLibrary>) {
    let owner = file.owner(of: body)
    var places: Set<Place> = []
    for node in file.facts.code[body.root].all {
      switch node.kind {
      case .metatype:
        if let generic, let type = node.type,
          type.description.split(whereSeparator: Self.isSeparator).contains(generic[...])
        {
          mentionsType = true
          if let parent = node.parent, parent.kind == .call, parent.firstChild?.text != "describing" {
            castsToType = castsToType || node.label == "as" || node.label == "of" || parent.firstChild?.kind == .member
          }
        }
      case .cast:
        if let generic, let type = node.type, type == .plain(generic) || type == .optional(.plain(generic)) {
          castsToType = true
        }
      case .call:
        guard let callee = node.firstChild else { continue }
        if SwinjectCall.isResolve(node) || (callee.text == "resolve" && !libraries.isDisjoint(with: Self.resolving)) {
          asksLibrary = asksLibrary || !libraries.isDisjoint(with: Self.resolving)
        }
        for member in file.reference(of: callee).members {
          if let function = member.function, !function.genericParameters.isEmpty, let place = member.place,
            places.insert(place).inserted
          {
            forwards.append(place)
          }
        }
      case .subscripted:
        guard node.arguments.first?.label == "keyPath", let base = node.firstChild else { continue }
        let type = file.type(of: base)
        if let identifier = type.identifier { keyPathHolders.append(identifier) }
      case .name, .member:
        guard let owner else { continue }
        noteState(node, owner, file)
      default: continue
      }
    }
  }

  func readsStaticVariable(of owner: TypeIdentifier) -> Bool { statics.contains(owner) }

  private mutating func noteState(_ node: CodeNode, _ owner: TypeIdentifier, _ file: FileCode) {
    if node.kind == .member, let base = node.firstChild, base.text != "self", base.text != "Self",
      base.text != owner.name
    {
      return
    }
    var name = node.text
    // The storage behind a wrapped property.
    if name.hasPrefix("_"), file.code.members(named: name, of: owner).isEmpty { name = String(name.dropFirst()) }
    for member in file.code.members(named: name, of: owner) {
      guard let property = member.property, !property.isComputed, property.initialValue.isNoLiteral else { continue }
      readsState = true
      if member.isStatic, Self.isTable(property) { statics.insert(owner) }
    }
  }

  private static func isTable(_ property: PropertyFact) -> Bool {
    switch property.type {
    // What never changes keeps nothing.
    case .dictionary?, .array?: return !property.isConstant
    case .named(let named)?: return ["NSMapTable", "NSCache"].contains(named.components.last?.name ?? "")
    default: return false
    }
  }

  private static let resolving: Set<InjectionLibrary> = [.swinject, .resolver, .dip, .factory]

  private static func isSeparator(_ character: Character) -> Bool {
    !(character.isLetter || character.isNumber || character == "_")
  }
}

extension ExpressionFact? {
  /// A constant text or flag is no state.
  var isNoLiteral: Bool {
    switch self {
    case .stringLiteral?, .booleanLiteral?: false
    case nil, .metatype?, .initializerReference?, .reference?, .implicitMember?, .call?, .arrayLiteral?, .other?: true
    }
  }
}
