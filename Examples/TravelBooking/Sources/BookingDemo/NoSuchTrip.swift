/// Thrown by the fakes for a trip that the demo does not have.
struct NoSuchTrip: Error {}
