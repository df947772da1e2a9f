@MainActor
public func demonstrate() async {
  let app = AppGraph()
  weak var trips: Trips?
  do {
    let session = app.startSession(user: User(name: "Ada"))
    trips = session.trips
    print("\(session.user.name): one slot \(app.session === session)")
  }
  print("held: \(trips != nil)")
  app.startSession(user: User(name: "Grace"))
  print("replaced: \(trips == nil), \(app.session?.user.name ?? "nobody")")
  app.endSession()
  print("ended: \(app.session == nil)")
}
