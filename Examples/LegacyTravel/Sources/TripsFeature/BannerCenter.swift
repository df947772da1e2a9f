/// Shows a banner on whatever is visible.
public final class BannerCenter {
  public static let shared = BannerCenter()

  public var screen: TripListScreen?  // sin: captive-dependency

  private init() {}

  public func show(_ text: String) -> String {
    screen.map { "\(text) (above \($0.text))" } ?? text
  }
}
