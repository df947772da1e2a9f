public struct Config {
  public let url: String
}

struct Store {
  init() {}
}

public final class ViewModel {
  init(config: Config) {}
}
