import BookingInterface
import Foundation
import Observation
import PaymentsInterface

/// One trip: how long it is until departure, and how to get out of it.
@MainActor
@Observable
public final class TripDetailModel {
  public private(set) var trip: Trip?
  /// What comes back after a paid trip was cancelled.
  public private(set) var refund: Refund?
  /// Why the last action failed, in words for the traveller.
  public private(set) var failure: String?

  private let tripID: Trip.ID
  private let repository: any BookingRepository
  private let refunds: any RefundRequesting
  private let now: @Sendable () -> Date

  public init(
    tripID: Trip.ID,
    repository: any BookingRepository,
    refunds: any RefundRequesting,
    now: @escaping @Sendable () -> Date
  ) {
    self.tripID = tripID
    self.repository = repository
    self.refunds = refunds
    self.now = now
  }

  /// Whole days; nil before the trip is loaded and after it has left.
  public var daysUntilDeparture: Int? {
    guard let trip, trip.departure >= now() else { return nil }
    return Int(trip.departure.timeIntervalSince(now()) / 86_400)
  }

  public var canBeCancelled: Bool {
    guard let trip else { return false }
    return trip.status != .cancelled && trip.departure > now()
  }

  public func load() async {
    await attempt { trip = try await repository.trip(tripID) }
  }

  /// Cancels the trip and, if it was paid, asks for its money; does nothing where `canBeCancelled` is false.
  public func cancel() async {
    guard canBeCancelled, let trip else { return }
    await attempt {
      self.trip = try await repository.cancel(tripID)
      if trip.status == .paid {
        refund = try await refunds.refund(for: tripID)
      }
    }
  }

  private func attempt(_ action: () async throws -> Void) async {
    do {
      try await action()
      failure = nil
    } catch {
      failure = "That did not work: \(error)"
    }
  }
}
