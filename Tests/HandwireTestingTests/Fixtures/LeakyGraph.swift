import Foundation

extension Notification.Name {
  static let ping = Notification.Name("handwire.ping")
}

/// Observes and forgets the token: it lives for as long as the notification center.
final class Web: Sendable {
  init(center: NotificationCenter) {
    _ = center.addObserver(forName: .ping, object: nil, queue: nil) { _ in self.go() }
  }

  func go() {}
}

final class Page {
  let web: Web

  init(web: Web) { self.web = web }
}

final class LeakyGraph {
  let web = Web(center: .default)
  lazy var page = Page(web: web)
}
