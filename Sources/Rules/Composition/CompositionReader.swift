import HandwireFacts

/// Finds composition in one file by what its types inherit, declare and call.
struct CompositionReader {
  private let facts: FileFacts
  private let details: EnclosureDetails
  private let imports: Set<String>
  /// Why each enclosure is composition, where it is.
  private var reasons: [Int: String] = [:]
  private var bodies: [Int: String] = [:]

  /// Types that are composition wherever they are extended, with the reason.
  private(set) var composingTypes: [(name: String, why: String)] = []

  init(_ facts: FileFacts) {
    self.facts = facts
    details = EnclosureDetails(facts)
    imports = Set(facts.imports.map(\.module))
    for index in facts.enclosures.indices {
      guard let why = reason(of: index) else { continue }
      reasons[index] = why
      let enclosure = facts.enclosures[index]
      if enclosure.kind != nil, enclosure.parent == nil { composingTypes.append((enclosure.name, why)) }
    }
    readBodies()
  }

  /// `nil` where there is none.
  func sighting(composingTypes: [String: String]) -> CompositionSightings.Sighting? {
    var reasons = reasons
    for (index, enclosure) in facts.enclosures.enumerated() where enclosure.kind == nil {
      if reasons[index] == nil, let why = composingTypes[enclosure.name] { reasons[index] = why }
    }
    guard !reasons.isEmpty || !bodies.isEmpty else { return nil }
    var found = Set(bodies.keys)
    for (index, body) in facts.bodies.enumerated()
    where details.chain(of: body).contains(where: { reasons[$0] != nil }) { found.insert(index) }
    let outer = facts.enclosures.indices.filter { facts.enclosures[$0].parent == nil }
    let isWhole = !outer.isEmpty && outer.allSatisfy { reasons[$0] != nil }
    if isWhole { found = Set(facts.bodies.indices) }
    let why = reasons.min { $0.key < $1.key }?.value ?? bodies.min { $0.key < $1.key }?.value ?? ""
    return .init(bodies: found, why: why, isWhole: isWhole)
  }

  private func reason(of index: Int) -> String? {
    let enclosure = facts.enclosures[index]
    let name = enclosure.name
    let inherited = details.inheritedNames(of: index)
    if imports.contains("Swinject") || imports.contains("SwinjectAutoregistration"),
      inherited.contains(where: { $0.hasSuffix("Assembly") })
    {
      return "assembly \(name)"
    }
    if imports.contains("NeedleFoundation") || imports.contains("RIBs"),
      inherited.contains(where: Self.needleComponents.contains)
    {
      return "component \(name)"
    }
    if GraphClassShape(facts).isGraphClass(index, inherited: inherited) { return "graph class \(name)" }
    if imports.contains("Handwire"), inherited.contains(where: { $0 == "Blueprint" || $0 == "BlueprintPart" }) {
      return "blueprint \(name)"
    }
    if imports.contains("Resolver"), name == "Resolver", enclosure.kind == nil { return "registrations of Resolver" }
    if imports.contains(where: { $0.hasPrefix("Factory") }) {
      if details[index]?.members.properties.contains(where: { Self.isFactory($0.type) }) == true
        || details[index]?.members.functions.contains(where: { Self.isFactory($0.result) }) == true
      {
        return "factories of \(name)"
      }
      if inherited.contains("AutoRegistering") { return "registrations of \(name)" }
    }
    return nil
  }

  private static let needleComponents: Set<String> = [
    "BootstrapComponent", "Component", "NonCoreComponent", "PluginizedComponent",
  ]

  private static func isFactory(_ type: TypeExpression?) -> Bool {
    guard case .named(let named)? = type else { return false }
    return named.components.last.map { $0.name == "Factory" || $0.name == "ParameterFactory" } ?? false
  }

  /// Code that registers, and where most of a type's code does, all of it.
  private mutating func readBodies() {
    var working: [Int: (registering: Int, all: Int)] = [:]
    for (index, body) in facts.bodies.enumerated() {
      let outer = details.chain(of: body).last
      let registers = RegistrationShape.isHeld(by: facts.code[body.root], imports: imports)
      if let outer, !facts.code[body.root].children.allSatisfy({ $0.kind == .parameter }) {
        working[outer, default: (0, 0)].all += 1
        if registers { working[outer, default: (0, 0)].registering += 1 }
      }
      guard registers else { continue }
      if let outer, RegistrationShape.isConsumer(facts.enclosures[outer].name) { continue }
      bodies[index] = "registrations in \(outer.map { facts.enclosures[$0].name } ?? body.name)"
    }
    for (outer, count) in working where count.registering * 2 > count.all && reasons[outer] == nil {
      let name = facts.enclosures[outer].name
      if !RegistrationShape.isConsumer(name) { reasons[outer] = "registrations in \(name)" }
    }
  }
}
