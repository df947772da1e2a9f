import Handwire

protocol Analytics {}

struct ConsoleAnalytics: Analytics {}

struct AppBlueprint: Blueprint {
  @Owned var analytics: any Analytics
}
