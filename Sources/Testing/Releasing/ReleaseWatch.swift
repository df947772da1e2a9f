/// The objects that should be gone, none of which it holds.
struct ReleaseWatch {
  private let objects: [WatchedObject]
  /// What was wrong before anything ended: an expectation that cannot fail is worth nothing.
  private let problem: String?

  /// The graph, and what its members and the graphs among them own.
  init(graph: AnyObject?, borrowedFrom holder: AnyObject?) {
    guard let graph else {
      self.init([], problem: "There is no graph to release: it was nil before the scope ended.")
      return
    }
    let borrowed = Set(holder.map { StoredObjects(of: $0).found.map { ObjectIdentifier($0.object) } } ?? [])
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(graph)]
    var objects = [WatchedObject(graph, name: "\(type(of: graph))")]
    var graphs = [(object: graph, name: "\(type(of: graph))")]
    while let (owner, name) = graphs.popLast() {
      for found in StoredObjects(of: owner).found {
        let identifier = ObjectIdentifier(found.object)
        if borrowed.contains(identifier) || holder === found.object { continue }
        guard known.insert(identifier).inserted else { continue }
        let member = "\(name).\(found.path)"
        objects.append(WatchedObject(found.object, name: member))
        if Self.isGraph(found.object) { graphs.append((found.object, member)) }
      }
    }
    self.init(objects, problem: nil)
  }

  init(named objects: KeyValuePairs<String, AnyObject?>) {
    let missing = objects.filter { $0.value == nil }.map(\.key)
    let none = objects.isEmpty ? "No object was named that should be released." : nil
    let problem =
      missing.isEmpty ? none : "Nothing to release: \(missing.joined(separator: ", ")) was nil before the end."
    self.init(objects.compactMap { name, object in object.map { WatchedObject($0, name: name) } }, problem: problem)
  }

  private init(_ objects: [WatchedObject], problem: String?) {
    self.objects = objects
    self.problem = problem
  }

  var isOver: Bool { objects.allSatisfy { $0.object == nil } }

  /// Records what is wrong, if anything is.
  func check(after isOver: Bool, of seconds: Double, at location: IssueLocation) -> Bool {
    if let problem { IssueRecorder.record(problem, at: location) }
    if isOver { return problem == nil }
    let report = SurvivorReport(objects)
    guard !report.lines.isEmpty else { return problem == nil }
    let count = "\(report.lines.count) of \(objects.count) object\(objects.count == 1 ? "" : "s")"
    let message = (["Not released within \(seconds) s: \(count)."] + report.lines).joined(separator: "\n")
    IssueRecorder.record(message, at: location)
    return false
  }

  /// A scope is its graph object, and its class is named so.
  private static func isGraph(_ object: AnyObject) -> Bool {
    "\(type(of: object))".hasSuffix("Graph")
  }
}
