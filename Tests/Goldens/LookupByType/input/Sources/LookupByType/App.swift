import Handwire

@MainActor
struct AppBlueprint: Blueprint {
  typealias Lookup = ByType

  @Given var name: String
  @Owned(LocalNotifications.self) var notifications: any Notifications
  @Owned(.onFirstUse) var journal: Journal
  @Owned private var secret: Secret
  @Owned var first: Mailbox
  @Owned var second: Mailbox
  @Built var draft: Draft

  func makeScreen(title: String) -> Screen { built() }
}

/// A variant is found by type as well.
@MainActor
struct PreviewAppBlueprint: Blueprint {
  typealias Refines = AppBlueprint

  @Owned(SilentNotifications.self) var notifications: any Notifications
}

protocol Notifications {}
struct LocalNotifications: Notifications {
  let secret: Secret
}
struct SilentNotifications: Notifications {}

final class Journal {}
final class Secret {}
final class Mailbox {}
struct Draft {
  let journal: Journal
}

final class Screen {
  init(title: String, secret: Secret) {}
}
