/// Says what is still there, and which survivors hold which.
struct SurvivorReport {
  let lines: [String]

  /// Looks into the survivors' stored properties, apart from actors', which only the actor may read.
  init(_ watched: [WatchedObject]) {
    let alive = watched.compactMap { watched in watched.object.map { (watched: watched, object: $0) } }
    var owners: [ObjectIdentifier: [String]] = [:]
    for (owner, object) in alive where !(object is any Actor) {
      for found in StoredObjects(of: object).found where found.object !== object {
        owners[ObjectIdentifier(found.object), default: []].append("\(owner.title(of: object)).\(found.path)")
      }
    }
    lines = alive.map { watched, object in
      let title = watched.title(of: object)
      guard let holders = owners[watched.identifier] else {
        return "• \(title): no object of the graph that is left holds it. Look for a closure, a task, a timer or an "
          + "observer that does."
      }
      return "• \(title): held by \(holders.joined(separator: " and by ")), which is still there too."
    }
  }
}
