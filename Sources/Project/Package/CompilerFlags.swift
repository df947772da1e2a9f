import HandwireFacts

/// The few compiler flags that change how code reads, wherever they come from.
public struct CompilerFlags: Hashable, Sendable {
  private let flags: [String]

  public init(_ flags: [String]) {
    self.flags = flags.filter { $0 != "-Xfrontend" && $0 != "-Xswiftc" }
  }

  /// The settings with what the flags add or replace; features sorted, each once.
  public func applied(to settings: ModuleSettings) -> ModuleSettings {
    var result = settings
    for (flag, value) in zip(flags, flags.dropFirst() + [""]) {
      switch flag {
      case "-default-isolation": result.isMainActorByDefault = value == "MainActor"
      case "-swift-version", "-language-mode":
        if let mode = value.split(separator: ".").first.flatMap({ Int($0) }) { result.languageMode = mode >= 6 ? 6 : 5 }
      case "-enable-upcoming-feature", "-enable-experimental-feature":
        if !value.isEmpty { result.features.append(value) }
      default:
        if flag.hasPrefix("-default-isolation=") { result.isMainActorByDefault = flag.hasSuffix("=MainActor") }
      }
    }
    result.features = Set(result.features).sorted()
    return result
  }
}
