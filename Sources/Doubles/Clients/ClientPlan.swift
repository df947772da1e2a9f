/// What a struct of closures gets: a value that fails the test at every endpoint, and one for previews.
struct ClientPlan {
  struct Value {
    /// `unimplemented`, `preview`
    var name: String
    var documentation: String
    /// `make: @escaping () -> Box`, for endpoints in whose place nothing can be put.
    var parameters: [String] = []
    /// `fetch: unimplemented("fetch", of: TripClient.self)`, each.
    var arguments: [String] = []
  }

  /// `TripClient`
  var name: String
  var access: String
  /// `@MainActor`
  var attributes: [String]
  var conditions: [String]
  var values: [Value]
  var mentions: [String] = []
}
