package protocol Requesting: Sendable {
  func text() -> String
}

package struct Client: Requesting {
  package let host: String

  package init(host: String) { self.host = host }

  package func text() -> String { host }
}
