import HandwireFacts
import HandwireFindings
import HandwireReaders

/// What is made in the whole program, and what that needs before it is done.
struct ConstructionGraph: Sendable {
  struct Cycle: Sendable {
    /// From the one that stands first in the project; the last one needs the first.
    let nodes: [ConstructionNode]
    /// Where each node needs the next one.
    let places: [Place]
  }

  /// Sorted by place.
  private let nodes: [ConstructionNode]
  private let successors: [[Int]]

  init(_ subject: AuditSubject) {
    let places = RegistrationPlaces(subject.registered)
    var requests: [String: [Int: Int]] = [:]
    for (index, request) in subject.registered.requests.enumerated() {
      guard case .fetch(let fetch) = request.origin else { continue }
      requests[request.site.place.path, default: [:]][subject.containers.fetches[fetch].node.index] = index
    }
    var objects: [String: [Int]] = [:]
    for (index, object) in subject.registered.objects.enumerated() {
      objects[object.site.place.path, default: []].append(index)
    }
    let overridden = Self.overridden(in: subject)
    let (asked, registered) = (requests, objects)
    let files = subject.files.filter { !$0.isTest && !$0.isGenerated }
    let found = DeepStack.map(count: files.count) { index -> [ConstructionNode] in
      guard let audit = FileAudit(files[index], of: subject) else { return [] }
      let path = files[index].path
      return ConstructionReader(
        audit: audit, overridden: overridden, places: places, requests: asked[path] ?? [:],
        objects: registered[path] ?? []
      ).nodes()
    }
    var merged: [ConstructionStep: ConstructionNode] = [:]
    for node in found.joined() {
      guard let known = merged[node.step] else {
        merged[node.step] = node
        continue
      }
      let first = min(known.place, node.place) == known.place ? known : node
      merged[node.step] = ConstructionNode(
        step: node.step, name: node.name, owner: node.owner, place: first.place,
        isConstruction: known.isConstruction || node.isConstruction, needs: known.needs + node.needs)
    }
    let nodes = merged.values.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
    var numbers: [ConstructionStep: Int] = [:]
    for (index, node) in nodes.enumerated() { numbers[node.step] = index }
    self.nodes = nodes
    successors = nodes.map { node in node.needs.compactMap { numbers[$0.step] } }
  }

  func cycles() -> [Cycle] {
    let finder = CycleFinder(successors: successors)
    return finder.groups().compactMap { group in
      let path = finder.path(through: group).map { nodes[$0] }
      guard path.count > 1, path.contains(where: \.isConstruction) else { return nil }
      let places = zip(path, path.dropFirst()).compactMap { from, to in
        from.needs.first { $0.step == to.step }?.place
      }
      return Cycle(nodes: Array(path.dropLast()), places: places)
    }
  }

  private static func overridden(in subject: AuditSubject) -> Set<String> {
    var names: Set<String> = []
    for file in subject.files {
      var pending = file.facts.types
      var members = file.facts.extensions.map(\.members)
      for fact in file.facts.extensions { pending += fact.members.types }
      while let type = pending.popLast() {
        members.append(type.members)
        pending += type.members.types
      }
      for header in members.flatMap({ $0.properties.map(\.header) + $0.functions.map(\.header) })
      where header.hasModifier("override") {
        names.insert(header.name)
      }
    }
    return names
  }
}
