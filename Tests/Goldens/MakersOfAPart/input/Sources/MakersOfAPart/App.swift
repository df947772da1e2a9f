import Handwire

@MainActor
final class Connection {
  init() {}
}

@MainActor
final class Analytics {
  init(connection: Connection) {}
}

@MainActor
final class Screen {
  let analytics: Analytics
  let connection: Connection

  init(analytics: Analytics, connection: Connection) {
    self.analytics = analytics
    self.connection = connection
  }
}

/// A maker has the isolation of the graph that it becomes a method of, not that of the part.
@MainActor
struct AppBlueprint: Blueprint {
  typealias Parts = ScreensPart

  @Owned(.onFirstUse) var analytics: Analytics
  @Built private var connection: Connection
}

struct ScreensPart: BlueprintPart {
  func makeScreen() -> Screen { built() }
}
