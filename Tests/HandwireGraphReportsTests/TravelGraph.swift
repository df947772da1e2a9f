import HandwireFacts
import HandwireGraph

/// An app with a session in it, as in the manual.
enum TravelGraph {
  static let graph: ObjectGraph = {
    var builder = GraphBuilder()
    let app = builder.scope(
      "App", documentation: ["/// App scope: begins at launch, ends with the process.", "/// More of it."])
    let session = builder.scope(
      "Session", documentation: ["/// Session scope: begins with a signed-in user."], parent: app)

    let configuration = builder.binding(app, "configuration", "AppConfiguration", given)
    let analytics = builder.binding(app, "analytics", "any Analytics", owned, calls: "FirebaseAnalyticsAdapter")
    let url = builder.binding(
      app, "baseURL", "URL", { .provided($0) }, calls: "AppBlueprint.baseURL",
      [dependency("configuration", configuration)])
    let client = builder.binding(
      app, "httpClient", "any APIClient", owned, calls: "URLSessionAPIClient",
      [dependency("baseURL", url), dependency("timeout", .omitted)])
    let authenticator = builder.binding(
      app, "authenticator", "Authenticator", owned, [dependency("client", client)])
    builder.slot(app, "session", child: session)
    builder.connection(app, "attach", [dependency("authenticator", authenticator), dependency("client", client)])

    let token = builder.binding(session, "token", "AccessToken", given)
    let api = builder.binding(
      session, "api", "any APIClient", owned, calls: "AuthorizedAPIClient",
      [dependency("wrapped", client), dependency("token", token)])
    let bookings = builder.binding(
      session, "bookings", "any BookingRepository", lazy, calls: "RemoteBookingRepository", [dependency("api", api)])
    let make = builder.maker(
      session, "makeTripDetail", "TripDetailModel", assisted: ["tripID"],
      [dependency("tripID", .assisted("tripID")), dependency("bookings", bookings), dependency("analytics", analytics)])
    builder.binding(
      session, "bookingDependencies", "BookingDependencies", { .inPlace($0) },
      [dependency("makeDetail", closure(.maker(make, arguments: []))), dependency("all", .list([bookings]))])
    builder.end(session, [dependency("bookings", bookings)])
    return builder.graph
  }()

  static let program = Program(modules: [])
}
