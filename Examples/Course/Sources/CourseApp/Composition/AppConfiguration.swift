import Foundation

/// What differs between one installation of the app and another.
struct AppConfiguration: Sendable {
  /// Progress and events are kept here.
  let folder: URL
}
