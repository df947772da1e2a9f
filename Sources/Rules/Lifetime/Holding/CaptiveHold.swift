import HandwireFacts
import HandwireFindings
import HandwireReaders

/// A longer-lived object that holds what its container is told to forget while it lives on.
struct CaptiveHold {
  /// As messages call the holder, with why it lives longer.
  let holder: String
  let why: String
  /// From the holder on; the last one holds the shorter-lived object.
  let holds: [ContainerHold]
  let resets: [ScopeReset]

  static func all(in subject: AuditSubject) -> [CaptiveHold] {
    let finder = Finder(subject: subject, ends: ScopeEnds(subject), ownCode: OwnCode(subject))
    guard !finder.ends.resets.isEmpty else { return [] }
    return finder.ofObjects() + finder.ofTypes()
  }

  private struct Finder {
    let subject: AuditSubject
    let ends: ScopeEnds
    let ownCode: OwnCode

    private var graph: RegisteredGraph { subject.registered }
    private var holds: ContainerHolds { subject.holds }

    func ofObjects() -> [CaptiveHold] {
      let places = RegistrationPlaces(graph)
      return graph.objects.indices.flatMap { index -> [CaptiveHold] in
        let object = graph.objects[index]
        guard places.first(index) == index, places.isOfProduct(index), ends.ends(of: object).isEmpty else { return [] }
        switch object.lifetime {
        case .process, .container: break
        case .everyRequest, .oneResolution, .whileHeld, .named, .unknown: return []
        }
        let name = object.implementation?.lastName ?? object.title
        return captives(of: holds.ofObjects[index]).map { path, resets in
          CaptiveHold(holder: name, why: "is \(object.lifetime.word)", holds: path, resets: resets)
        }
      }
    }

    /// Types that hold what they fetch by themselves, and surely live longer.
    func ofTypes() -> [CaptiveHold] {
      holds.ofTypes.keys.sorted().flatMap { type -> [CaptiveHold] in
        let registered = graph.objects(implementedBy: type).map { graph.objects[$0] }
        let isAppLong =
          subject.processLongTypes.contains(type) || SingletonTypes.accessor(of: type, in: subject.code) != nil
        if registered.contains(where: { $0.lifetime.isKept }) { return [] }
        return captives(of: holds.ofTypes[type] ?? []).compactMap { path, resets in
          let own = resets.first { $0.site.owner == type }
          guard isAppLong || own != nil else { return nil }
          return CaptiveHold(
            holder: type.name,
            why: own != nil ? "ends the scope itself, and lives on" : "lives as long as the process", holds: path,
            resets: resets)
        }
      }
    }

    /// The ways to objects that are forgotten sooner, through such as are made for the holder alone.
    private func captives(of first: [ContainerHold]) -> [([ContainerHold], [ScopeReset])] {
      var found: [([ContainerHold], [ScopeReset])] = []
      var pending = first.map { [$0] }
      var seen: Set<Int> = []
      while let path = pending.popLast() {
        guard let last = path.last, !isRenewed(last) else { continue }
        let held = graph.objects[last.held]
        switch held.lifetime {
        case .everyRequest, .oneResolution:
          guard seen.insert(last.held).inserted else { continue }
          for next in holds.ofObjects[last.held] { pending.append(path + [next]) }
        case .named, .container:
          let resets = ends.ends(of: held).filter { $0.extent != .everything }
          if !resets.isEmpty { found.append((path, resets)) }
        case .process, .whileHeld, .unknown: continue
        }
      }
      return found.sorted { $0.0[0].request < $1.0[0].request }
    }

    /// The holder sets the property anew, or asks its wrapper to.
    private func isRenewed(_ hold: ContainerHold) -> Bool {
      guard let member = hold.members.first, let owner = member.owner else { return false }
      return ownCode.parts(of: owner).contains { part in
        if part.body.role == .initializer || part.body.role == .deinitializer { return false }
        return part.root.all.contains { node in
          if node.kind == .name || node.kind == .member, node.text == "$" + member.name { return true }
          guard node.kind == .assignment, let target = node.firstChild?.path else { return false }
          return target == [member.name] || target == ["self", member.name]
        }
      }
    }
  }
}
