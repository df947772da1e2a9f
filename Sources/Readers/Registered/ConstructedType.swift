import HandwireFacts

/// Reads what the code of a registration gives.
struct ConstructedType {
  let file: FileCode

  init(_ file: FileCode) { self.file = file }

  /// `nil` where it is not known, or is not the same in all branches.
  func type(of registration: Registration) -> ResolvedType? {
    guard let factory = registration.factory else { return nil }
    if factory.kind != .closure && factory.kind != .block, factory.parent != nil {
      // `RemoteAPI.init`, `makeAPI`
      let members = file.reference(of: factory).members
      if case .initializer? = members.first?.fact, let owner = members.first?.owner {
        return .nominal(owner, arguments: [])
      }
      return nil
    }
    var types: [ResolvedType] = []
    for value in results(of: factory) {
      let type = file.type(of: value)
      guard RequestKey(type) != nil else { return nil }
      if !types.contains(type) { types.append(type) }
    }
    return types.count == 1 ? types.first : nil
  }

  private func results(of factory: CodeNode) -> [CodeNode] {
    guard factory.kind == .closure || factory.kind == .block else { return [bare(factory)] }
    let statements = factory.children.filter { $0.kind != .parameter && $0.kind != .capture }
    if statements.count == 1, let only = statements.first, only.kind != .exit { return [bare(only)] }
    var found: [CodeNode] = []
    var end = 0
    for node in factory.all where node != factory && node.index >= end {
      if node.kind == .closure || node.kind == .localFunction || node.kind == .localType {
        end = node.end
      } else if node.kind == .exit, node.text == "return", let value = node.firstChild {
        found.append(bare(value))
      }
    }
    return found
  }

  /// Without what only changes how the compiler sees it.
  private func bare(_ node: CodeNode) -> CodeNode {
    var node = node
    while node.kind == .cast || node.kind == .forced || node.kind == .tried, let inner = node.firstChild {
      node = inner
    }
    return node
  }

  /// `false` for a function by its name, and for a closure that takes arguments it does not name.
  static func hasKnownArguments(_ registration: Registration) -> Bool {
    guard registration.library == .swinject, let factory = registration.factory else {
      return registration.library != .resolver
    }
    guard factory.kind == .closure else {
      return factory.kind != .name && factory.kind != .member || isInitializer(factory)
    }
    if factory.children.contains(where: { $0.kind == .parameter }) { return true }
    return !factory.all.contains { $0.kind == .name && $0.text.hasPrefix("$") && $0.text != "$0" }
  }

  /// `autoregister` knows its arguments by what it is told.
  private static func isInitializer(_ factory: CodeNode) -> Bool { factory.label == "initializer" }
}
