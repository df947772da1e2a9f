/// An object that should go away, with the name by which a failure calls it.
struct WatchedObject {
  /// `SessionGraph.bookings`, or the name that the test gave.
  let name: String
  let identifier: ObjectIdentifier
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject, name: String) {
    self.name = name
    identifier = ObjectIdentifier(object)
    self.object = object
  }

  /// `RemoteBookingRepository (SessionGraph.bookings)`.
  func title(of object: AnyObject) -> String {
    let type = "\(Swift.type(of: object))"
    return type == name ? type : "\(type) (\(name))"
  }
}
