import Handwire

protocol Scheduling {}

final class RefundNotifier {
  let scheduler: any Scheduling

  init(scheduler: any Scheduling) { self.scheduler = scheduler }
}

final class ReminderService {
  init(scheduler: any Scheduling) {}
}

final class TripDetail {
  init(tripID: Int, notifier: RefundNotifier) {}
}

final class SystemScheduler: Scheduling {
  init() {}
}

struct AppBlueprint: Blueprint {
  @Child var session: SessionGraph?
}

struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint

  @Built private var notifier: RefundNotifier
  @Built var reminders: ReminderService

  func makeTripDetail(tripID: Int) -> TripDetail { built() }
}
