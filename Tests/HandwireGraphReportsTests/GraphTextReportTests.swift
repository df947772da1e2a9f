import HandwireFacts
import HandwireGraph
import HandwireReports
import Testing

struct GraphTextReportTests {
  private let report = GraphReport(TravelGraph.graph, TravelGraph.program)

  @Test func aGraphIsATreeOfScopes() throws {
    let expected = """
      AppGraph · App scope: begins at launch, ends with the process
      ├─ given     configuration  AppConfiguration
      ├─ owned     analytics      any Analytics     = FirebaseAnalyticsAdapter
      ├─ provided  baseURL        URL                                           ← configuration
      ├─ owned     httpClient     any APIClient     = URLSessionAPIClient       ← baseURL
      ├─ owned     authenticator  Authenticator                                 ← httpClient
      ├─ joins     attach                                                       ← authenticator, httpClient
      └─ SessionGraph (session) · Session scope: begins with a signed-in user
         ├─ given     token                   AccessToken
         ├─ owned     api                     any APIClient          = AuthorizedAPIClient      ← AppGraph.httpClient, token
         ├─ lazy      bookings                any BookingRepository  = RemoteBookingRepository  ← api
         ├─ makes     makeTripDetail(tripID)  TripDetailModel                                   ← tripID, bookings, AppGraph.analytics
         ├─ in place  BookingDependencies                                                       ← { makeTripDetail }, [bookings]
         └─ ends      end                                                                       ← bookings

      """
    #expect(try report.text() == expected)
  }

  @Test func fromANameOnlyWhatItReceivesIsShown() throws {
    let expected = """
      AppGraph · App scope: begins at launch, ends with the process
      ├─ given     configuration  AppConfiguration
      ├─ provided  baseURL        URL                                      ← configuration
      ├─ owned     httpClient     any APIClient     = URLSessionAPIClient  ← baseURL
      └─ SessionGraph (session) · Session scope: begins with a signed-in user
         ├─ given  token  AccessToken
         └─ owned  api    any APIClient  = AuthorizedAPIClient  ← AppGraph.httpClient, token

      """
    #expect(try report.text(from: "AuthorizedAPIClient") == expected)
  }

  @Test func toANameOnlyWhatLeadsThereIsShown() throws {
    let expected = """
      AppGraph · App scope: begins at launch, ends with the process
      └─ SessionGraph (session) · Session scope: begins with a signed-in user
         ├─ given     token                   AccessToken
         ├─ owned     api                     any APIClient          = AuthorizedAPIClient      ← token
         ├─ lazy      bookings                any BookingRepository  = RemoteBookingRepository  ← api
         ├─ makes     makeTripDetail(tripID)  TripDetailModel                                   ← bookings
         ├─ in place  BookingDependencies                                                       ← { makeTripDetail }, [bookings]
         └─ ends      end                                                                       ← bookings

      """
    #expect(try report.text(to: "AccessToken") == expected)
  }

  @Test func betweenTwoNamesOnlyTheWaysAreShown() throws {
    let expected = """
      AppGraph · App scope: begins at launch, ends with the process
      ├─ provided  baseURL     URL
      ├─ owned     httpClient  any APIClient  = URLSessionAPIClient  ← baseURL
      └─ SessionGraph (session) · Session scope: begins with a signed-in user
         ├─ owned  api                     any APIClient          = AuthorizedAPIClient      ← AppGraph.httpClient
         ├─ lazy   bookings                any BookingRepository  = RemoteBookingRepository  ← api
         └─ makes  makeTripDetail(tripID)  TripDetailModel                                   ← bookings

      """
    #expect(try report.text(from: "makeTripDetail", to: "baseURL") == expected)
  }

  @Test func noWayBetweenTwoNamesIsSaid() throws {
    #expect(
      try report.text(from: "configuration", to: "analytics") == "Nothing leads from 'configuration' to 'analytics'.\n")
  }

  @Test func aGraphWithoutScopesIsSaid() throws {
    let empty = GraphReport(ObjectGraph(scopes: []), TravelGraph.program)
    #expect(try empty.text() == "There are no graphs.\n")
  }

  @Test(arguments: [
    "AppGraph", "AppBlueprint", "App.AppGraph", "analytics", "AppGraph.analytics", "any Analytics", "Analytics",
    "FirebaseAnalyticsAdapter", "session", "attach",
  ])
  func everythingHasItsNames(name: String) throws {
    #expect(try report.text(from: name).hasPrefix("AppGraph · "))
  }

  @Test(arguments: [
    ("httpclient", ["httpClient"]), ("AnalyticsAdapter", ["FirebaseAnalyticsAdapter"]),
    ("SesionGraph", ["SessionGraph"]),
    ("makeTripDetails", ["makeTripDetail"]), ("Zzzzzzzz", []),
  ])
  func anUnknownNameIsAnErrorThatNamesTheNearest(name: String, nearest: [String]) {
    #expect {
      try report.text(from: name)
    } throws: { error in
      guard case GraphReportError.unknownName(name, let found) = error else { return false }
      return Array(found.prefix(nearest.count)) == nearest && nearest.isEmpty == found.isEmpty
    }
  }

  @Test func aVariantShowsOnlyWhatDiffers() throws {
    var builder = GraphBuilder()
    let app = builder.scope("App")
    builder.binding(app, "clock", "Clock", owned)
    builder.binding(app, "api", "any API", owned, calls: "LiveAPI")
    builder.maker(app, "makeScreen", "Screen")
    let test = builder.scope("Test", refines: app)
    let graph = builder.graph
    var variant = graph.scopes[test]
    variant.bindings = graph.scopes[app].bindings
    variant.bindings[0].origin = .refined
    variant.makers = graph.scopes[app].makers
    var replaced = GraphBuilder()
    replaced.scope("Other")
    replaced.scope("Test")
    replaced.binding(1, "api", "any API", owned, calls: "StubAPI")
    variant.bindings[1] = replaced.graph.scopes[1].bindings[0]
    let report = GraphReport(ObjectGraph(scopes: [graph.scopes[app], variant]), TravelGraph.program)
    let expected = """
      AppGraph
      ├─ owned  clock         Clock
      ├─ owned  api           any API  = LiveAPI
      └─ makes  makeScreen()  Screen

      TestGraph, refines AppGraph
      └─ owned  api  any API  = StubAPI

      """
    #expect(try report.text() == expected)
  }

  @Test func aLongListGoesOnInTheNextLine() throws {
    var builder = GraphBuilder()
    let app = builder.scope("App")
    let parts = (1...9).map { dependency("part", builder.binding(app, "collaborator\($0)", "Part", given)) }
    builder.binding(app, "whole", "Whole", owned, parts, conditions: ["DEBUG", "os(iOS)"])
    let lines = try GraphReport(builder.graph, TravelGraph.program).text().split(separator: "\n")
    #expect(
      lines.suffix(3) == [
        "└─ owned  whole          Whole  ← collaborator1, collaborator2, collaborator3,",
        "                                  collaborator4, collaborator5, collaborator6,",
        "                                  collaborator7, collaborator8, collaborator9  #if DEBUG && os(iOS)",
      ])
  }

  @Test func manyScopesInsideOneAnotherNeedNoStack() throws {
    var builder = GraphBuilder()
    var parent: Int?
    for level in 0..<1_000 {
      let scope = builder.scope("Level\(level)", parent: parent)
      if let parent { builder.slot(parent, "next", child: scope) }
      builder.binding(scope, "value", "Value", owned)
      parent = scope
    }
    let report = GraphReport(builder.graph, TravelGraph.program)
    let text = try report.text(from: "Level999Graph")
    #expect(text.split(separator: "\n").count == 1_001)
    #expect(try report.dot().split(separator: "\n").count { $0.hasSuffix("{") } == 1_001)
  }
}
