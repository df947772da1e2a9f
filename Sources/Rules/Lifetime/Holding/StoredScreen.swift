import HandwireFacts
import HandwireFindings

/// An assignment that puts a screen into a property, or takes it out.
struct StoredScreen: Sendable {
  enum Value: Sendable {
    /// By its type's name.
    case screen(String)
    case nothing
  }

  let owner: TypeIdentifier?
  /// Of the property.
  let name: String
  let value: Value
  let place: Place

  /// - Parameter names: of the properties that are looked at.
  static func all(in audit: FileAudit, names: Set<String>) -> [StoredScreen] {
    var found: [StoredScreen] = []
    for (index, body) in audit.facts.bodies.enumerated() {
      let placement = audit.file.placements[index]
      guard placement == .product || placement == .composition else { continue }
      for node in audit.facts.code[body.root].all where node.kind == .assignment {
        let sides = Array(node.children)
        guard sides.count == 2, let name = sides[0].path?.last, names.contains(name) else { continue }
        let reader = Reader(audit: audit, body: body)
        guard let value = reader.value(of: sides[1]) else { continue }
        // Launch code sets up what stays for good.
        if case .screen = value, placement == .composition { continue }
        found.append(
          StoredScreen(
            owner: audit.code.reference(of: sides[0]).members.first?.owner, name: name, value: value,
            place: audit.place(of: node.start)))
      }
    }
    return found
  }

  private struct Reader {
    let audit: FileAudit
    let body: BodyFact

    func value(of node: CodeNode) -> Value? {
      switch node.kind {
      case .nilLiteral: return .nothing
      case .name:
        if node.text == "self" {
          guard !body.isStatic, let owner = audit.code.owner(of: body), isScreen(owner) else { return nil }
          return .screen(owner.name)
        }
        guard case .local(let declaration) = audit.code.reference(of: node), declaration.kind == .parameter,
          declaration.parent?.kind == .block
        else { return nil }
        return screen(audit.code.type(of: node))
      case .ternary, .optionalChain, .tried: return .nothing
      case .cast: return node.text == "as?" ? .nothing : node.firstChild.flatMap { value(of: $0) }
      default: return nil
      }
    }

    private func screen(_ type: ResolvedType) -> Value? {
      switch type {
      case .optional: return .nothing
      case .nominal(let type, _): return isScreen(type) ? .screen(type.name) : nil
      case .external(let path, _):
        let name = path.last ?? ""
        return ["NSViewController", "UIViewController"].contains(name) ? .screen(name) : nil
      case .existential, .opaque, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack, .unknown:
        return nil
      }
    }

    private func isScreen(_ type: TypeIdentifier) -> Bool {
      guard audit.subject.program.kind(of: .nominal(type, arguments: [])) == .class, !HeldScreen.isFrame(type.name)
      else { return false }
      return audit.traits(of: type).isUserInterface || type.name.hasSuffix("Screen")
    }
  }
}
