import Handwire

struct Trip: Sendable {
  let id: Int
}

protocol Images {}

final class CachedImages: Images {
  let size: Int

  init(size: Int) { self.size = size }
}

protocol TripModel {
  var trip: Trip { get }
  var images: any Images { get }
}

final class LoadedTripModel: TripModel {
  let trip: Trip
  let images: any Images

  init(trip: Trip, images: any Images) {
    self.trip = trip
    self.images = images
  }
}

final class LoggedTripModel: TripModel {
  let base: any TripModel
  var trip: Trip { base.trip }
  var images: any Images { base.images }

  init(base: any TripModel) { self.base = base }
}

final class TripScreen {
  let model: any TripModel
  let images: any Images
  let selected: () -> Void

  private init(model: any TripModel, images: any Images, selected: @escaping () -> Void) {
    self.model = model
    self.images = images
    self.selected = selected
  }

  static func create(with model: any TripModel, images: any Images, selected: @escaping () -> Void) -> TripScreen {
    TripScreen(model: model, images: images, selected: selected)
  }
}

final class ImageScreen {
  let images: any Images

  init(images: any Images) { self.images = images }
}

@MainActor
struct AppBlueprint: Blueprint {
  @Built(CachedImages.self) private var images: any Images
  @Built(LoadedTripModel.self) private var loaded: LoadedTripModel
  @Built(LoggedTripModel.init(base:)) private var model: any TripModel

  /// The trip goes to the innermost model, by way of what is built for this call.
  func makeTripScreen(trip: Trip, selected: @escaping () -> Void) -> TripScreen { built(TripScreen.create) }
  func makeImageScreen() -> ImageScreen { built() }
  func makePreview(trip: Trip) -> ImageScreen { built(Self.preview) }

  static func size() -> Int { 16 }
  /// Only named by a maker: whatever it needs comes from there.
  static func preview(trip: Trip, images: any Images) -> ImageScreen {
    ImageScreen(images: CachedImages(size: trip.id))
  }
  /// Called by nobody: what it needs is its own business.
  static func unused(path: String) -> Bool { path.isEmpty }
}
