import TravelCore

/// The trips that were seen last, so that the list is there at once.
public final class TripCache {
  public var trips: [Trip] = []

  public init() {}
}
