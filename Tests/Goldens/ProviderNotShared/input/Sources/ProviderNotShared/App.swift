import Handwire

final class Session {
  init() {}
}

final class Client {
  init(session: Session) {}
}

final class Images {
  init(session: Session) {}
}

struct AppBlueprint: Blueprint {
  @Owned var client: Client
  @Owned var images: Images

  static func session() -> Session { Session() }
}
