import Handwire
import Observation

protocol TripService: Sendable {
  func titles() async -> [String]
}

struct FixedTrips: TripService {
  func titles() async -> [String] { ["Lisbon"] }
}

@Observable
@MainActor
final class TripListModel {
  private(set) var titles: [String] = []
  var selection: Selection
  @ObservationIgnored private let service: any TripService

  init(service: any TripService, selection: Selection) {
    self.service = service
    self.selection = selection
  }

  func load() async { titles = await service.titles() }
}

@Observable
final class Selection {
  var title: String?
  @ObservationIgnored let limit = 3
}

@MainActor
struct AppBlueprint: Blueprint {
  @Owned(FixedTrips.self) private var service: any TripService
  @Owned private var selection: Selection
  @Owned var list: TripListModel
}
