import HandwireFacts

/// Members of holders of services: `Current.api`, `ServiceLocator.stores`, `AppDelegate.shared.sync`.
struct HolderFetchReader: FetchReading {
  let here: ReadingSurroundings

  func sighting(at node: CodeNode, in body: BodyFact) -> FetchSighting? {
    var member = node
    if node.kind == .call, let callee = node.firstChild { member = callee }
    guard member.kind == .member, let base = member.firstChild,
      here.shapes.serviceNames.contains(member.text) || !here.configured.members.isEmpty
    else { return nil }
    let type = type(of: base)
    if isConfigured(member, base, type) { return found(member, node, base, type) }
    guard let owner = type.identifier, let holder = here.shapes.holders[owner], isForeign(owner, body) else {
      return nil
    }
    if case .metatype = type {
      guard holder.isStaticHolder,
        holder.staticServices.contains(member.text) || holder.possible.contains(member.text)
      else { return nil }
      return found(member, node, base, type, holder)
    }
    guard
      holder.services.contains(member.text) || holder.possible.contains(member.text)
        || (holder.functions.contains(member.text) && node.kind == .call),
      isReached(base, owner, holder)
    else { return nil }
    return found(member, node, base, type, holder)
  }

  /// Also of a member that the program adds to the system's application: `NSApp.typedDelegate`.
  private func type(of base: CodeNode) -> ResolvedType {
    let type = here.file.type(of: base)
    guard type.isUnknown, base.kind == .member, let path = base.path,
      let system = Self.applications[path.dropLast().joined(separator: ".")]
    else { return type }
    let types = MemberTypes(code: here.file.code)
    return here.file.code.members(named: base.text, of: TypeIdentifier(module: "", path: [system])).first
      .map { types.type(of: $0) } ?? type
  }

  private static let applications = [
    "NSApp": "NSApplication", "NSApplication.shared": "NSApplication", "UIApplication.shared": "UIApplication",
  ]

  private func found(
    _ member: CodeNode, _ node: CodeNode, _ base: CodeNode, _ type: ResolvedType,
    _ holder: HolderShape? = nil
  ) -> FetchSighting? {
    var given = here.file.type(of: node)
    if case .function(let function) = given.withoutOptional { given = function.result }
    return FetchSighting(
      library: .homeMade, manner: node.kind == .call ? .call : .member,
      key: ContainerKey(type: given, member: member.text, container: type), kind: kind(of: given, holder),
      source: base.spelling, subject: member.spelling)
  }

  private func kind(of type: ResolvedType, _ holder: HolderShape?) -> FetchedKind {
    if holder?.containers.isEmpty == false, !here.services.isPlainValue(type) { return .object }
    return here.services.kind(of: type)
  }

  /// Everybody can reach the holder there, or a value of it is nothing but a container.
  private func isReached(_ base: CodeNode, _ owner: TypeIdentifier, _ holder: HolderShape) -> Bool {
    if base.kind == .name && base.text == "self" { return false }
    if holder.isDelegate { return !isSelf(base) }
    if case .superValue = here.file.reference(of: base) { return false }
    if holder.isWholeContainer, here.shapes.roots.contains(owner) { return true }
    return holder.isInstanceHolder && isGlobal(base, depth: 0)
  }

  private func isSelf(_ node: CodeNode) -> Bool {
    if case .selfValue = here.file.reference(of: node) { return true }
    return false
  }

  /// A global, a static member, or a local that stands for one.
  private func isGlobal(_ node: CodeNode, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    switch here.file.reference(of: node) {
    case .globals: return true
    case .members(let members):
      // A static function that takes something makes something.
      if members.contains(where: { $0.isStatic && $0.parameters?.isEmpty ?? true }) { return true }
      // `NSApp.typedDelegate`
      return members.contains { $0.owner?.module.isEmpty == true }
    case .local(let declaration):
      return declaration.firstChild.map { isGlobal($0, depth: depth + 1) } ?? false
    case .type, .module, .selfValue, .superValue, .unread: return false
    case .unknown:
      guard node.kind == .cast || node.kind == .tried || node.kind == .optionalChain || node.kind == .forced else {
        return false
      }
      return node.path?.contains("shared") ?? node.firstChild?.path?.contains("shared") ?? false
    }
  }

  /// Code of the holder itself, or of what nests in it, is its own.
  private func isForeign(_ holder: TypeIdentifier, _ body: BodyFact) -> Bool {
    guard let owner = here.file.owner(of: body) else { return true }
    return owner != holder && !(owner.module == holder.module && owner.path.starts(with: holder.path))
  }

  private func isConfigured(_ member: CodeNode, _ base: CodeNode, _ type: ResolvedType) -> Bool {
    let owners = here.configured.members.filter { $0.value.contains(member.text) }.keys
    guard !owners.isEmpty else { return false }
    if let first = base.path?.first, owners.contains(first) { return true }
    return type.lastName.map(owners.contains) ?? false
  }
}
