import Handwire

protocol Logger {}
struct ConsoleLogger: Logger {}
struct QuietLogger: Logger {}

final class Client {
  init(logger: any Logger) {}
}

struct AppBlueprint: Blueprint {
  #if DEBUG
    @Owned(ConsoleLogger.self) private var logger: any Logger
  #else
    @Owned(QuietLogger.self) private var logger: any Logger
  #endif
  @Owned var client: Client
}
