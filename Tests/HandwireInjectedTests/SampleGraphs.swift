import HandwireInjected

/// What generated graph classes look like.
@MainActor
final class AppGraph {
  let notifications: any Notifications
  private(set) lazy var badge = Badge(number: 7)
  private(set) var session: SessionGraph?

  init(notifications: any Notifications) { self.notifications = notifications }

  func startSession(user: String) { session = SessionGraph(user: user) }
}

@MainActor
final class SessionGraph {
  let user: String

  init(user: String) { self.user = user }
}

final class FeedGraph: Sendable {
  let address: String

  init(address: String) { self.address = address }
}

@MainActor
protocol Notifications: AnyObject {
  var name: String { get }
}

@MainActor
final class NamedNotifications: Notifications {
  let name: String

  init(_ name: String) { self.name = name }
}

/// Not `Sendable`: it stays on the main actor.
final class Badge {
  let number: Int

  init(number: Int) { self.number = number }
}

/// As the system constructs an app intent: by `init()`, in no actor, and `Sendable`.
struct RemindIntent: Sendable {
  @Injected(\AppGraph.notifications) private var notifications
  @MainActor @Injected(\AppGraph.session?.user) private var user

  init() {}

  @MainActor
  func perform() async -> String {
    await Task.yield()
    return "\(notifications.name) for \(user ?? "nobody")"
  }
}

/// As a storyboard constructs a controller.
@MainActor
final class SettingsController {
  @Injected(\AppGraph.badge) private var badge
  @Injected(\FeedGraph.address) private var address

  var title: String { "\(badge.number) \(address)" }
}

/// As a widget's host constructs a provider, on whatever thread.
final class FeedProvider {
  @Injected(\FeedGraph.address) var address
}
