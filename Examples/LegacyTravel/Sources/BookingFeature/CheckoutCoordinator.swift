/// The way through a checkout.
public final class CheckoutCoordinator {
  public let viewModel: CheckoutViewModel
  public private(set) var isFinished = false

  public init(viewModel: CheckoutViewModel) {
    self.viewModel = viewModel
  }

  public func finish() {
    isFinished = true
  }
}
