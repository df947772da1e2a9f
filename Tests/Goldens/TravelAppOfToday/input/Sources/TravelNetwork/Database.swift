@globalActor
public actor Storage {
  public static let shared = Storage()
}

@Storage
package final class Database {
  private var opened = 0

  package init(path: consuming String) throws(OpeningError) {
    guard !path.isEmpty else { throw OpeningError() }
    opened = path.count
  }

  package func size() -> Int { opened }
}

package struct OpeningError: Error {
  package init() {}
}
