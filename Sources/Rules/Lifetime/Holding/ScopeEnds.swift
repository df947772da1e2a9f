import HandwireFindings
import HandwireReaders

/// Where the product lets containers forget what they keep.
struct ScopeEnds: Sendable {
  /// Each place once, sorted.
  let resets: [ScopeReset]

  init(_ subject: AuditSubject) {
    var seen: Set<Place> = []
    resets = subject.registered.resets.filter { reset in
      guard let file = subject.file(reset.site.place.path), let body = reset.site.body,
        file.placements.indices.contains(body), file.placements[body].isShipped
      else { return false }
      return seen.insert(reset.site.place).inserted
    }
  }

  /// The resets that make the container forget the object.
  func ends(of object: RegisteredObject) -> [ScopeReset] {
    let name = Self.scope(of: object)
    let isProcessLong = object.lifetime == .process
    return resets.filter { reset in
      switch reset.extent {
      case .everything: !isProcessLong && name != nil
      case .scope(let scope): scope == name
      case .member(let member): member == object.registration.key.member
      }
    }
  }

  /// As resets call it; `nil` where nothing is kept.
  static func scope(of object: RegisteredObject) -> String? {
    switch object.lifetime {
    case .named(let name): name
    case .container: object.registration.library == .factory ? "cached" : "container"
    case .process: object.registration.library == .resolver ? "application" : "singleton"
    case .whileHeld: object.registration.library == .swinject ? "weak" : "shared"
    case .everyRequest, .oneResolution, .unknown: nil
    }
  }
}
