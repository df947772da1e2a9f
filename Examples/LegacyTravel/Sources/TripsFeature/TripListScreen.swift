/// What the traveller sees; drawn as text, so that it runs anywhere.
public final class TripListScreen {
  public let viewModel: TripListViewModel

  public init(viewModel: TripListViewModel) {
    self.viewModel = viewModel
  }

  public func appear() {
    viewModel.load()
    viewModel.follow()
    BannerCenter.shared.screen = self  // sin: singleton-use
  }

  public var text: String {
    viewModel.trips.map(\.destination).joined(separator: ", ")
  }
}
