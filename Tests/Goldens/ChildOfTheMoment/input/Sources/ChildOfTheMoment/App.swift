import Handwire

final class Inbox {
  let user: String

  init(user: String) { self.user = user }
}

final class PushHandler {
  let inbox: () -> Inbox?

  init(inbox: @escaping () -> Inbox?) { self.inbox = inbox }
}

/// The handler lives as long as the app, and reads the session that is there when a push arrives.
@MainActor
struct AppBlueprint: Blueprint {
  @Owned var pushHandler: PushHandler

  @Child var session: SessionGraph?
}

@MainActor
struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint

  @Given private var user: String
  @Owned var inbox: Inbox
}
