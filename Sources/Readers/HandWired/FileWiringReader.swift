import HandwireFacts
import HandwireFindings

/// Reads from one file's code what it builds, holds and hands on; used on one thread.
final class FileWiringReader {
  let file: FileCode
  let objects: ObjectTypes
  let place: WiringFile
  /// In code that Handwire wrote, values are wired like objects.
  let keepsValues: Bool
  var records = FileWiring()
  /// Flows by node index; a node that is being looked at has none.
  var flows: [Int: [WiringFlow]] = [:]
  var depth = 0
  private var known: Set<WiringKey> = []
  /// What containers hold and are asked for.
  let registered: FileRegistrations
  /// Roots of the values that properties begin with, by where the property is declared.
  let initialValues: [Position: Int]
  /// What closures, functions inside of bodies and bodies return, by the index of their node.
  var returns: [Int: [Int]] = [:]
  /// What closures, functions inside of bodies and bodies remember once made, by the index of their node.
  var memos: [Int: Memo] = [:]

  init(_ file: FileCode, objects: ObjectTypes, registered: FileRegistrations) {
    self.file = file
    self.registered = registered
    self.objects = objects
    place = WiringFile(module: file.module, path: file.path)
    keepsValues = file.facts.isGeneratedByHandwire
    initialValues = Dictionary(
      file.facts.bodies.filter { $0.role == .initialValue }.map { ($0.declaration, $0.root) },
      uniquingKeysWith: { first, _ in first })
  }

  var code: CodeTree { file.facts.code }

  func read() -> FileWiring {
    collectReturns()
    // What a container fills has its type from there, so it comes before the code that reads it.
    for body in file.facts.bodies where body.role == .attribute && !isPreview(body) { readWrapper(body) }
    for (index, body) in file.facts.bodies.enumerated() where !isPreview(body) {
      switch body.role {
      case .function, .initializer, .deinitializer, .getter, .setter, .observer, .statement, .defaultArgument:
        walk(body)
        if !registered.memberBodies.contains(index) { readResult(of: body) }
      case .initialValue:
        walk(body)
        guard let property = file.property(of: body), !property.isDestructured else { continue }
        let holder = key(of: property, owner: file.owner(of: body))
        note(property, holder, owner: file.owner(of: body), context: file.context(of: body), place: place.path)
        assign(flows(of: code[body.root]), to: holder, .initialValue, at: property.header.position)
      case .attribute: continue
      }
    }
    readRegistrations()
    if keepsValues { keepMembers() }
    return records
  }

  private func keepMembers() {
    var pending = file.facts.types.map { (path: [$0.header.name], fact: $0) }
    while let next = pending.popLast() {
      let identifier = TypeIdentifier(module: place.module, path: next.path)
      pending += next.fact.members.types.map { (next.path + [$0.header.name], $0) }
      for member in file.code.members(of: identifier) where member.context.file == place.path {
        switch member.fact {
        case .property: key(of: member).map { records.kept.append($0) }
        case .initializer(let fact):
          records.kept += fact.parameters.compactMap { key(of: $0, of: member) }
        case .function(let fact): if fact.result != nil { key(of: member).map { records.kept.append($0) } }
        case .subscripts, .enumCase: continue
        }
      }
    }
  }

  private func isPreview(_ body: BodyFact) -> Bool {
    guard let owner = file.owner(of: body) else { return false }
    return owner.path.contains { $0.hasSuffix("_Previews") || $0.hasSuffix("_Preview") }
  }

  /// Whose code it is; what is nested privately in a type is part of that type.
  func owner(of body: BodyFact) -> WiringOwner {
    if let type = file.owner(of: body) { return .type(type) }
    switch body.role {
    case .function, .defaultArgument: return .function(place, body.declaration, name: body.name)
    case .initializer, .deinitializer, .getter, .setter, .observer, .initialValue, .attribute, .statement:
      return .file(place)
    }
  }

  private func readResult(of body: BodyFact) {
    switch body.role {
    case .function:
      guard let fact = file.function(of: body), fact.result != nil else { return }
      let holder = WiringKey.function(place, body.declaration)
      note(fact, holder, owner: file.owner(of: body), context: file.context(of: body), place: place)
      assign(results(of: code[body.root]), to: holder, .result, at: body.declaration)
    case .getter:
      guard let property = file.property(of: body) else { return }
      let owner = file.owner(of: body)
      let holder = key(of: property, owner: owner)
      note(property, holder, owner: owner, context: file.context(of: body), place: place.path)
      assign(results(of: code[body.root]), to: holder, .result, at: body.declaration)
    case .initializer, .deinitializer, .setter, .observer, .initialValue, .defaultArgument, .attribute, .statement:
      return
    }
  }

  func assign(_ flows: [WiringFlow], to holder: WiringKey, _ site: FileWiring.Site, at position: Position) {
    for flow in flows where flow.target != .key(holder) {
      records.values.append(.init(holder: holder, flow: flow, site: site, place: place(position)))
    }
  }

  func place(_ position: Position) -> Place {
    Place(path: place.path, line: position.line, column: position.column)
  }

  /// Where the walk meets a key for the first time, its info is asked for.
  func note(_ key: WiringKey, _ info: () -> WiringInfo) {
    guard known.insert(key).inserted else { return }
    records.infos.append((key, info()))
  }
}
