/// How a golden is compiled.
enum CompilerMode: String, CaseIterable, Sendable {
  case swift5, swift6, mainActor

  var arguments: [String] {
    switch self {
    case .swift5: ["-swift-version", "5"]
    case .swift6: ["-swift-version", "6"]
    case .mainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
    }
  }
}
