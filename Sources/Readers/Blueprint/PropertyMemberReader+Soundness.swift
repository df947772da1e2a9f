import HandwireFacts

extension PropertyMemberReader {
  /// Whether the property, marker aside, is one that a graph can have; where it is not, why is reported.
  mutating func isSound(
    _ property: PropertyFact, markers: [MarkerReader.Marker], attribute: AttributeFact
  ) -> Bool {
    let name = property.header.name
    let others = property.header.attributes.filter {
      self.markers.marker(of: $0) == nil && !self.markers.isPlain($0)
        && !SignatureReader.isGlobalActor($0, in: member.context, program: surroundings.program)
    }
    if property.isStatic {
      report("blueprint-member", property, "'\(name)' is static, so it belongs to no graph", help: "remove 'static'")
    } else if markers.count > 1 {
      let list = markers.map { "@" + $0.rawValue }.joined(separator: " and ")
      report("blueprint-member", property, "'\(name)' is both \(list)", help: "keep one of the two markers")
    } else if let other = others.first {
      report(
        "blueprint-member", property, "'\(other.text)' has no meaning in a blueprint", help: "remove '\(other.text)'")
    } else if !attribute.conditions.isEmpty {
      report(
        "blueprint-member", property, "the marker of '\(name)' depends on '#if \(attribute.conditions[0])'",
        help: "put the '#if' around the whole member")
    } else if property.isConstant {
      report(
        "blueprint-member", property, "a marker stands before a 'var', and '\(name)' is a 'let'",
        help: "write 'var \(name)'; the graph class gets a 'let' all the same")
    } else if property.isLazy {
      report(
        "blueprint-member", property, "'lazy' says nothing in a blueprint",
        help: "remove 'lazy', and write '.onFirstUse' in the marker: '@Owned(.onFirstUse)'")
    } else if property.header.modifiers.contains(where: { $0.hasPrefix("weak") || $0.hasPrefix("unowned") }) {
      report(
        "blueprint-member", property, "a blueprint says how long '\(name)' lives by its marker alone",
        help: "remove 'weak'; '@Shared' is the marker of what the graph holds weakly")
    } else if property.isComputed || property.initialValue != nil {
      reportValue(property, markers.first ?? .owned)
    } else {
      return true
    }
    return false
  }

  private mutating func reportValue(_ property: PropertyFact, _ marker: MarkerReader.Marker) {
    let name = property.header.name
    let type = property.type.map(TypeSpelling.text) ?? "Value"
    switch marker {
    case .given:
      report(
        "blueprint-member", property, "'\(name)' is handed in when the scope begins, so it cannot have a value here",
        help: "remove the value, or remove '@Given' and write a provider: static func \(name)() -> \(type) { … }")
    case .child:
      report(
        "blueprint-member", property, "'\(name)' is empty until its scope begins, so it cannot have a value here",
        help: "remove the value")
    case .owned, .built, .shared:
      report(
        "blueprint-member", property, "a blueprint is never run, so the value of '\(name)' would never be made",
        help: "remove the value, and write a provider: static func \(name)() -> \(type) { … }")
    }
  }

  mutating func reportUnmarked(_ property: PropertyFact) {
    let name = property.header.name
    let type = property.type.map(TypeSpelling.text) ?? "Value"
    let unknown = property.header.attributes.first { !markers.isPlain($0) }
    if let unknown {
      let meant = MarkerReader.nearest(to: unknown.name)
      let isShadowed = surroundings.shadowedMarkers.contains(unknown.name)
      report(
        "blueprint-member", property, "'@\(unknown.name)' is not a marker of Handwire",
        help: isShadowed
          ? "\(member.context.module) has a type of that name; write '@Handwire.\(unknown.name)'"
          : "write '@\((meant ?? .owned).rawValue) var \(name): \(type)'; the markers are "
            + "@Given, @Owned, @Built, @Shared and @Child")
    } else if property.isComputed {
      report(
        "blueprint-member", property, "a blueprint is never run, so '\(name)' would never be asked for its value",
        help: "write a provider: static func \(name)() -> \(type) { … }")
    } else if property.initialValue != nil {
      reportValue(property, .owned)
    } else {
      report(
        "blueprint-member", property, "'\(name)' has no marker that says how it is provided",
        help: "write '@Owned var \(name): \(type)', or @Given, @Built, @Shared or @Child")
    }
  }
}
