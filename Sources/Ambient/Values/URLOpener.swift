import Foundation

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Hands URLs to the system.
public struct URLOpener: Sendable {
  private let open: @Sendable (URL) async -> Bool

  /// `open` returns whether somebody took the URL.
  public init(_ open: @escaping @Sendable (URL) async -> Bool) {
    self.open = open
  }

  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool { await open(url) }

  /// The system's: the app that the user has chosen for URLs of this kind.
  public static let system = URLOpener { url in
    #if canImport(SwiftUI)
      await withCheckedContinuation { continuation in
        Task { @MainActor in
          EnvironmentValues().openURL(url) { continuation.resume(returning: $0) }
        }
      }
    #elseif os(Linux)
      let opener = Process()
      opener.executableURL = URL(fileURLWithPath: "/usr/bin/xdg-open")
      opener.arguments = [url.absoluteString]
      return (try? opener.run()) != nil
    #else
      false
    #endif
  }
}
