import Foundation

/// What differs between one installation of the app and another.
struct AppConfiguration: Sendable {
  let apiBaseURL: URL
  /// One file for each traveller who was signed in.
  let cacheFolder: URL
}
