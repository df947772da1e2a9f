import Handwire

// What is read from the child scope of the moment.

@MainActor final class MomentNotifications {
  let user: String
  init(user: String) { self.user = user }
}
@MainActor final class MomentPush {
  let notifications: () -> MomentNotifications?
  init(notifications: @escaping () -> MomentNotifications?) { self.notifications = notifications }
}
@MainActor final class MomentHandler {
  let notifications: @MainActor () -> MomentNotifications?
  init(notifications: @escaping @MainActor () -> MomentNotifications?) { self.notifications = notifications }
}

@MainActor
struct MomentBlueprint: Blueprint {
  @Owned var push: MomentPush
  @Child var session: MomentSessionGraph?
  func makeHandler() -> MomentHandler { built() }
}

@MainActor
struct MomentSessionBlueprint: Blueprint {
  typealias Parent = MomentBlueprint
  @Given private var user: String
  @Owned(.onFirstUse) var notifications: MomentNotifications
}

@MainActor func demonstrateMoment() {
  var graph: MomentGraph? = MomentGraph()
  guard let push = graph?.push, let handler = graph?.makeHandler() else { return }
  print(push.notifications() == nil, handler.notifications() == nil)
  graph?.startSession(user: "a")
  print(push.notifications()?.user ?? "", push.notifications() === handler.notifications())
  graph?.startSession(user: "b")
  print(push.notifications()?.user ?? "", push.notifications() === graph?.session?.notifications)
  graph?.endSession()
  print(push.notifications() == nil)
  graph?.startSession(user: "c")
  graph = nil
  print(push.notifications() == nil, handler.notifications() == nil)
}

// prints: true true
// prints: a true
// prints: b true
// prints: true
// prints: true true
