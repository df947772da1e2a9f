import Foundation
import Handwire

final class Session {
  init(startedAt: Date, timeout: TimeInterval) {}
}

struct AppBlueprint: Blueprint {
  @Given private var installedAt: Date
  @Given private var timeout: TimeInterval
  @Owned var session: Session
}
