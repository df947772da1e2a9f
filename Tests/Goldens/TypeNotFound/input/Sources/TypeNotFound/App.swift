import Handwire

final class AnalyticsClient {
  init() {}
}

struct AppBlueprint: Blueprint {
  @Owned var analytics: AnalyticClient
}
