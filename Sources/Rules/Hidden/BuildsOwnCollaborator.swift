import HandwireFacts
import HandwireFindings

/// Finds services that the type which uses them constructs itself.
struct BuildsOwnCollaborator: AuditFileRule {
  let identifier = "builds-own-collaborator"
  let severity = Severity.note
  let yieldsTo = ["locator-call"]
  let finds = "A service constructed inside the type that uses it: in a body, a property's initial value, an extension."
  let rationale = """
    A type that constructs its collaborator decides which implementation there is, how many of them and how long they
    live, and takes over what that one needs in turn. A test gets the real one. Receive it through the initializer, and
    let the composition root decide.
    """

  let triggering: [RuleExample] = [
    """
    final class HTTPClient {
      func send(_ path: String) {}
    }
    final class TripModel {
      private let client = ↓HTTPClient()
      func reload() { client.send("trips") }
    }
    """,
    """
    protocol UserStorage { func save(_ name: String) }
    struct FileUserStorage: UserStorage {
      let folder: String
      func save(_ name: String) {}
    }
    final class ProductsRemote {
      init(folder: String) {}
      func load() {}
    }
    final class ProfileModel {
      private let storage: any UserStorage
      init(folder: String) { storage = ↓FileUserStorage(folder: folder) }
    }
    extension ProfileModel {
      func products() { ↓ProductsRemote(folder: "x").load() }
    }
    final class Session {
      lazy var remote: ProductsRemote = { ↓ProductsRemote.init(folder: "y") }()
    }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    final class HTTPClient {
      func send(_ path: String) {}
    }
    final class TripModel {
      private let client: HTTPClient
      init(client: HTTPClient) { self.client = client }
      func reload() { client.send("trips") }
    }
    """,
    """
    import SwiftUI
    struct TripService { var name = "" }
    enum StoreError: Error { case full }
    final class TripViewModel { func load() {} }
    final class Formatter { func text() -> String { "" } }
    struct TripView: View {
      @State private var model = TripViewModel()
      let service = TripService()
      var body: some View { Text(Formatter().text()) }
    }
    final class ScreenFactory {
      func makeClient() -> HTTPClient { HTTPClient() }
    }
    final class TripModel {
      private final class ScrollManager { func scroll() {} }
      private let scroll = ScrollManager()
      func makeClient() -> HTTPClient { HTTPClient() }
      init(client: HTTPClient = HTTPClient()) {}
    }
    final class HTTPClient {
      static let shared = HTTPClient()
      func copy() -> HTTPClient { HTTPClient() }
    }
    """,
  ]

  private static let graphSize = 4

  func findings(in audit: FileAudit) -> [Finding] {
    let finders = audit.productBodies.compactMap { ConstructionFinder(audit: audit, body: $0) }
    let all = finders.map { ($0, $0.constructions) }
    // A type that begins by building this many is a graph class: building them is its job.
    var built: [TypeIdentifier: Set<TypeIdentifier>] = [:]
    for (finder, constructions) in all where finder.isAtBeginning {
      built[finder.owner, default: []].formUnion(constructions.map(\.type))
    }
    return all.flatMap { finder, constructions -> [Finding] in
      if finder.isAtBeginning, built[finder.owner, default: []].count >= Self.graphSize { return [] }
      return constructions.map { construction in
        let name = construction.type.dottedName
        let owner = finder.owner.name
        return audit.finding(
          of: self, at: construction.node, in: finder.body, subject: "\(name)(…)",
          message: "'\(owner)' constructs the '\(name)' that it uses",
          help: "receive it: init(\(ParameterName.of(name)): \(name))")
      }
    }
  }
}
